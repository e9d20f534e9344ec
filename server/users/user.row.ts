export type VerifiedKind = 'INDIVIDUAL' | 'ORGANIZATION'

/**
 * Minus the end of the day (UTC, milliseconds since 1970) of the newest post that an account ever had, so that the
 * latest posters come first; null or missing if unknown. Each follow stores a copy, which Home reads
 * (`feeds/README.md`).
 */
export type Rank = number | null

/** The rank of an account that has never posted. */
export const silentRank = 0

/** The stored fields without secrets, and those that hydration adds for the viewer. */
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
  /** Set when deletion begins: the account is then invisible, and nothing can be written in its name. */
  deletingAt: Date | null
  /** Added by `follows`, if selected. */
  viewerIsFollowing?: boolean
  isFollowingViewer?: boolean
}

export type UserKey = Pick<UserRow, '_id' | 'deletingAt'>

/** Omits the fields that only `auth`, search and `notifications` need. */
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
