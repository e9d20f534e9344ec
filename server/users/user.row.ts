/** Whether an account shows a badge, and whose. */
export type VerifiedKind = 'INDIVIDUAL' | 'ORGANIZATION'

/** An account as it is read: what is stored, without secrets, and what hydration adds for the viewer. */
export type UserRow = {
  _id: string
  username: string
  name: string
  avatar: string
  cover: string
  bio: string
  location: string
  website: string
  email: string
  verifiedKind: VerifiedKind | null
  isDemo: boolean
  postCount: number
  followerCount: number
  followingCount: number
  createdAt: Date
  updatedAt: Date
  /** Added by `follows`, when asked for. */
  viewerIsFollowing?: boolean
  isFollowingViewer?: boolean
}
