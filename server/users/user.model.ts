import { type mongo, Schema, model } from 'mongoose'
import { searchKeys } from './userSearchKeys.ts'
import { usernameKey } from './users.rules.ts'
import { type Suspension, type UserRow, type Waiting, roles, sensitiveMediaChoices, waitingStates } from './user.row.ts'

/** Of events after `since`, only those at these places count as seen, because others may have been stored late. */
type SeenLately = { since: Date; places: string[] }

/** How an account logs in with a second step (`twoStep/`). */
export type TwoStep = {
  since: Date
  /** The secret that the owner's app has too, encrypted. */
  secret: string
  /** The step of time of the last code. Neither that code nor an earlier one counts again. */
  lastStep: number
  /** Digests of the unused ones. */
  recoveryCodes: string[]
}

/**
 * The posts of a suspended account leave all lists in batches, and return when the suspension ends
 * (`moderation/unlisting.service.ts`). `due` is the time of the next batch, `after` the last post of the previous one.
 */
type Unlisting = { due?: Date; after?: string; isOver?: true }

export type UserDocument = UserRow & {
  /** The username in lower case; unique. */
  usernameKey: string
  /** Only `auth` reads it. */
  passwordHash: string
  /** Null unless it is a demo account. */
  demoPassword: string | null
  /** Missing if the password is enough. Only `twoStep` and `auth` read its secrets. */
  twoStep?: TwoStep
  unlisting?: Unlisting
  searchTokens: string[]
  searchPrefixes: string[]
  /** Every write in this account's name increments it, so that the write conflicts with a deletion. */
  writes: number
  /** Null until the first time. */
  notificationsSeenAt: Date | null
  /** Missing if the account has marked none as seen for a long time. */
  notificationsSeenLately?: SeenLately | null
  mutedNotifications: string[]
}

const required = { type: String, required: true } as const
const text = { type: String, default: '' } as const
const count = { type: Number, default: 0 } as const

const suspensionSchema = new Schema<Suspension>(
  { until: { type: Date, default: null }, rule: String, note: text },
  { _id: false },
)

const silenceSchema = new Schema<Pick<Suspension, 'until'>>({ until: { type: Date, default: null } }, { _id: false })

const unlistingSchema = new Schema<Unlisting>({ due: Date, after: String, isOver: Boolean }, { _id: false })

const waitingSchema = new Schema<Waiting>(
  { state: { type: String, enum: waitingStates }, at: Date, about: text, note: String },
  { _id: false },
)

const twoStepSchema = new Schema<TwoStep>(
  { since: { type: Date, required: true }, secret: required, lastStep: Number, recoveryCodes: [String] },
  { _id: false },
)

const userSchema = new Schema<UserDocument>(
  {
    _id: required,
    username: required,
    usernameKey: required,
    name: required,
    email: text,
    passwordHash: { ...required, select: false },
    demoPassword: { type: String, default: null, select: false },
    twoStep: { type: twoStepSchema, default: undefined, select: false },
    avatar: required,
    cover: required,
    bio: text,
    location: text,
    website: text,
    verifiedKind: { type: String, enum: ['INDIVIDUAL', 'ORGANIZATION', null], default: null },
    isDemo: { type: Boolean, default: false },
    postCount: count,
    followerCount: count,
    followingCount: count,
    feedRank: Number,
    searchTokens: [String],
    searchPrefixes: [String],
    deletingAt: { type: Date, default: null },
    suspension: { type: suspensionSchema, default: undefined },
    silence: { type: silenceSchema, default: undefined },
    unlisting: { type: unlistingSchema, default: undefined },
    waiting: { type: waitingSchema, default: undefined },
    role: { type: String, enum: roles },
    sensitiveMedia: { type: String, enum: sensitiveMediaChoices },
    hasUnreadDecision: Boolean,
    isBadgeLocked: Boolean,
    writes: count,
    notificationsSeenAt: { type: Date, default: null },
    notificationsSeenLately: { type: Schema.Types.Mixed },
    mutedNotifications: [String],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false },
)

userSchema.index({ usernameKey: 1 }, { unique: true })
/** Addresses are compared without regard to letter case. */
export const emailOrder = { locale: 'en', strength: 2 } as const

export const userIndexes = {
  byPrefix: { searchPrefixes: 1, followerCount: -1, createdAt: -1, _id: -1 },
  mostFollowed: { followerCount: -1, createdAt: -1, _id: -1 },
  joined: { createdAt: 1, _id: 1 },
  byEmail: { email: 1 },
  /** Members have no role. */
  byRole: { role: 1, _id: 1 },
  /** Only accounts whose posts have batches to come. */
  unlisting: { 'unlisting.due': 1 },
  /** Only accounts that wait for a moderator. */
  waiting: { 'waiting.state': 1, 'waiting.at': -1, _id: -1 },
} as const

userSchema.index(userIndexes.byPrefix)
userSchema.index(userIndexes.mostFollowed)
userSchema.index(userIndexes.joined)
userSchema.index(userIndexes.byEmail, { collation: emailOrder })
userSchema.index({ isDemo: 1, createdAt: 1 }, { partialFilterExpression: { isDemo: true } })
userSchema.index(userIndexes.byRole, { partialFilterExpression: { role: { $exists: true } } })
userSchema.index(userIndexes.unlisting, { partialFilterExpression: { 'unlisting.due': { $type: 'date' } } })
userSchema.index(userIndexes.waiting, { partialFilterExpression: { 'waiting.state': { $exists: true } } })
userSchema.index({ deletingAt: 1 }, { partialFilterExpression: { deletingAt: { $type: 'date' } } })

export const UserModel = model<UserDocument>('User', userSchema, 'users')

/** The condition for an account to act: it was let in, and is neither being deleted nor suspended. */
export function active(): mongo.Document {
  return { ...unsuspended(), waiting: null }
}

/** Like `active`, but includes accounts that wait to be let in. */
export function unsuspended(): mongo.Document {
  const isFree = [{ suspension: null }, { 'suspension.until': { $lte: new Date() } }]
  return { deletingAt: null, $or: isFree }
}

/** Must be set whenever the username or the name changes. */
export function derivedUserFields(username: string, name: string) {
  return { usernameKey: usernameKey(username), ...searchKeys(username, name) }
}
