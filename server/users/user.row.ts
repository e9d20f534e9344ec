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
  /** Set when deletion has begun: from then on the account is invisible and nothing can be written for it. */
  deletingAt: Date | null
  /** Added by `follows`, when asked for. */
  viewerIsFollowing?: boolean
  isFollowingViewer?: boolean
}

/** As much of an account as decides who sees it. */
export type UserKey = Pick<UserRow, '_id' | 'deletingAt'>
