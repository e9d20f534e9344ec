import type { mongo } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import type { Position } from '../db/keyset.ts'
import { findById } from '../db/read.ts'
import { AppError, commonErrors } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { type UserDocument, active } from '../users/user.model.ts'
import { visibleNews } from './events.visible.ts'
import { type NotificationKind, notificationKinds } from './notification.row.ts'
import { notificationsLimits } from './notifications.limits.ts'
import { parseMark, placeOf, seenNow } from './seenMark.ts'
import { usersLimits } from '../users/users.limits.ts'

/** Counting stops here, and the app shows "99+". */
const mostCounted = 100

type Stored = Pick<UserDocument, 'followerCount'> &
  Partial<Pick<UserDocument, 'notificationsSeenAt' | 'notificationsSeenLately' | 'mutedNotifications'>>

/** Exactly one of the two. */
type HowFar = { mark?: string | null | undefined; until?: Date | null | undefined }

export type NewsState = {
  /** Only events after this may be new. Null means all. */
  since: Date | null
  isNew(position: Position): boolean
  kinds: NotificationKind[]
  followerCount: number
}

/** Reads the viewer's state. Throws ACCOUNT_DELETED, and the errors of `requireViewer`. */
export async function newsState(ctx: Context): Promise<NewsState> {
  const projection = { notificationsSeenAt: 1, notificationsSeenLately: 1, mutedNotifications: 1, followerCount: 1 }
  const stored = await findById<Stored>('users', requireViewer(ctx).id, projection)
  if (!stored) throw new AppError(commonErrors.ACCOUNT_DELETED)
  // Until this is stored, an account of an older release has seen everything.
  const { notificationsSeenAt: seenAt = new Date(), mutedNotifications: muted = [], followerCount } = stored
  const since = stored.notificationsSeenLately?.since ?? seenAt
  const seen = new Set(stored.notificationsSeenLately?.places)
  const isNew = (position: Position) => since === null || (position.at > since && !seen.has(placeOf(position)))
  return { since, isNew, kinds: notificationKinds.filter((kind) => !muted.includes(kind)), followerCount }
}

/** The number of the viewer's unread events; 100 means more than 99. Throws like `newsState`. */
export async function unreadNotifications(ctx: Context): Promise<number> {
  const { since, isNew, kinds } = await newsState(ctx)
  const query = { ownerId: requireViewer(ctx).id, kinds, since }
  let count = 0
  for await (const { rows } of visibleNews(ctx, query, { size: mostCounted })) {
    count += rows.filter(({ position }) => isNew(position)).length
    if (count >= mostCounted) return mostCounted
  }
  return count
}

/**
 * Marks as seen what `mark` stands for, or what was stored until `until`; never less than before. Throws INVALID_INPUT
 * for a wrong mark, for neither or both, RATE_LIMITED and ACCOUNT_DELETED.
 */
export async function markNotificationsSeen(ctx: Context, { mark, until }: HowFar): Promise<void> {
  const { id } = requireViewer(ctx)
  if (Boolean(mark) === Boolean(until))
    throw new AppError(commonErrors.INVALID_INPUT, { argument: 'input.mark', reason: 'Give either mark or until.' })
  countAction(ctx, notificationsLimits.seenMarks)
  const { at, since, places } = mark ? parseMark(mark) : await seenNow(id, until ?? new Date(0))
  const isLater = { $gt: ['$notificationsSeenAt', at] }
  const seen = {
    notificationsSeenAt: { $max: ['$notificationsSeenAt', at] },
    notificationsSeenLately: {
      $cond: [isLater, { $ifNull: ['$notificationsSeenLately', null] }, { $literal: { since, places } }],
    },
  }
  await changeState(id, [{ $set: seen }])
}

/** Sets which kinds of notifications the viewer wants. Returns the account's id. Throws ACCOUNT_DELETED. */
export async function chooseNotifications(ctx: Context, kinds: readonly NotificationKind[]): Promise<string> {
  const { id } = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  await changeState(id, { $set: { mutedNotifications: notificationKinds.filter((kind) => !kinds.includes(kind)) } })
  return id
}

/** One command, no transaction, because nothing else depends on these fields. Throws ACCOUNT_DELETED. */
async function changeState(id: string, change: mongo.Document | mongo.Document[]): Promise<void> {
  const users = database().collection<UserDocument>('users')
  const { matchedCount } = await users.updateOne({ _id: id, ...active() }, change)
  if (matchedCount === 0) throw new AppError(commonErrors.ACCOUNT_DELETED)
}
