export type VerifiedKind = 'INDIVIDUAL' | 'ORGANIZATION'

/**
 * Minus the end of the day (UTC, in milliseconds since 1970) of the newest post that an account ever had, so that those who
 * posted last come first; `silentRank` if it has never posted. Null and missing mean unknown. Each follow of an account
 * stores a copy, by which Home finds whose posts it shows (`feeds/README.md`).
 */
export type Rank = number | null

/** The rank of an account that has never posted. */
export const silentRank = 0

/** An account as queries return it: the stored fields without secrets, and those that hydration adds for the viewer. */
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
  feedRank?: Rank
  /** Set when deletion begins. From then on the account is invisible and nothing can be written in its name. */
  deletingAt: Date | null
  /** Added by `follows`, if selected. */
  viewerIsFollowing?: boolean
  isFollowingViewer?: boolean
}

/** The fields that decide who may see an account. */
export type UserKey = Pick<UserRow, '_id' | 'deletingAt'>

/** Leaves out the fields that only `auth`, search and `notifications` need. */
export const userProjection = {
  passwordHash: 0,
  demoPassword: 0,
  searchTokens: 0,
  searchPrefixes: 0,
  usernameKey: 0,
  writes: 0,
  notificationsSeenAt: 0,
  notificationsSeenLately: 0,
  mutedNotifications: 0,
} as const
