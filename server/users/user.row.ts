import type { ModerationRule } from './moderation.rules.ts'

export type VerifiedKind = 'INDIVIDUAL' | 'ORGANIZATION'

/**
 * Minus the end of the day (UTC, milliseconds since 1970) of the newest post that an account ever had, so that whoever
 * posted last comes first; null or missing if unknown. Each follow stores a copy, which Home reads (`feeds/README.md`).
 */
export type Rank = number | null

/** The rank of an account that has never posted. */
export const silentRank = 0

/** Each role may do what those before it may. */
export const roles = ['MEMBER', 'MODERATOR', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** What clients do with sensitive pictures and videos. */
export const sensitiveMediaChoices = ['BLUR', 'SHOW', 'HIDE'] as const
export type SensitiveMedia = (typeof sensitiveMediaChoices)[number]

/** Until this moment, or for good if it is null, the account is hidden. Its person is told the rule and the note. */
export type Suspension = { until: Date | null; rule: ModerationRule; note: string }

/**
 * A sign-up that no moderator has approved. Nobody sees the account, and its sessions only read. `at` is the time of
 * the sign-up or, if it was declined, of that; `note` then says why.
 */
export type Waiting = { state: WaitingState; at: Date; about: string; note?: string }

export const waitingStates = ['OPEN', 'DECLINED'] as const
type WaitingState = (typeof waitingStates)[number]

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
  /** Missing in accounts that were never suspended. Reads for cards have only `until`. */
  suspension?: (Pick<Suspension, 'until'> & Partial<Suspension>) | null
  /** While it lasts, lists for strangers leave the account out. Missing if there never was one. */
  silence?: Pick<Suspension, 'until'> | null
  /** Missing in accounts that may act. Reads for cards have only `state`. */
  waiting?: Pick<Waiting, 'state'> & Partial<Waiting>
  /** Missing in members. */
  role?: Role
  /** Missing means BLUR. */
  sensitiveMedia?: SensitiveMedia
  /** Moderators chose `verifiedKind`. */
  isBadgeLocked?: boolean
  /** Whether a moderator decided something about the account that its person has not read. */
  hasUnreadDecision?: boolean
  /** Added by `follows`, if selected. */
  viewerIsFollowing?: boolean
  viewerHidesReposts?: boolean
  isFollowingViewer?: boolean
  /** Added by `users`: the account is silenced and is not the viewer's own. */
  isSilenced?: boolean
  /** Added by `safety`. */
  viewerIsMuting?: boolean
  viewerIsBlocking?: boolean
  isBlockingViewer?: boolean
  /** Whether the viewer mutes a word of this text in the account's posts. */
  mutesText?: (text: string, place: ListPlace) => boolean
}

/** The place of a list of posts: Home and notifications, or anywhere. */
export type ListPlace = 'HOME' | 'EVERYWHERE'

export type UserKey = Pick<UserRow, '_id' | 'deletingAt' | 'suspension' | 'silence' | 'waiting'>

/** The columns that `isShown` and `isSilenced` read. */
export const keyColumns = { deletingAt: 1, 'suspension.until': 1, 'silence.until': 1, 'waiting.state': 1 } as const

/** Whether everybody may see the account at this moment. */
export function isShown({ deletingAt, suspension, waiting }: UserKey): boolean {
  return deletingAt === null && !waiting && !isSuspended(suspension)
}

const newAccountMs = 24 * 60 * 60_000

/** Whether an account is younger than a day. Some limits are then tighter. */
export const isNewAccount = ({ createdAt }: Pick<UserRow, 'createdAt'>): boolean =>
  createdAt.getTime() > Date.now() - newAccountMs

export function isSuspended(suspension: UserKey['suspension']): suspension is Suspension {
  return lasts(suspension)
}

/** Whether lists for strangers leave the account out at this moment. */
export const isSilenced = ({ silence }: Pick<UserKey, 'silence'>): boolean => lasts(silence)

const lasts = (restriction: UserKey['silence']) =>
  Boolean(restriction && (restriction.until === null || restriction.until > new Date()))

/** Leaves out fields that only `auth`, search and `notifications` need. */
export const userProjection = {
  passwordHash: 0,
  demoPassword: 0,
  twoStep: 0,
  unlisting: 0,
  searchTokens: 0,
  searchPrefixes: 0,
  usernameKey: 0,
  writes: 0,
  notificationsSeenAt: 0,
  notificationsSeenLately: 0,
  mutedNotifications: 0,
} as const
