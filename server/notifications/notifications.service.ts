import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { latenessMs } from '../db/deadline.ts'
import type { Position } from '../db/keyset.ts'
import { findById } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { type SeenLately, type UserDocument, UserModel } from '../users/user.model.ts'
import { eventsPage } from './events.read.ts'
import { visibleNews } from './events.visible.ts'
import { type NotificationKind, notificationKinds } from './notification.row.ts'

/** How many events are noted as seen one by one. Where there are more, the older ones all count as seen. */
const mostNoted = 200

/** Counting stops here: it means "more than 99". */
const mostCounted = 100

type Stored = Pick<UserDocument, 'followerCount'> &
  Partial<Pick<UserDocument, 'notificationsSeenAt' | 'notificationsSeenLately' | 'mutedNotifications'>>

/** What an account has seen of its notifications, the kinds that it wants, and how many follow it. */
export type NewsState = {
  /** Nothing until then is new. Null if all is. */
  since: Date | null
  /** Whether the account has not seen what is at this place. */
  isNew(position: Position): boolean
  kinds: NotificationKind[]
  followerCount: number
}

/** Returns the viewer's state. Throws ACCOUNT_DELETED, and as `requireViewer`. */
export async function newsState(ctx: Context): Promise<NewsState> {
  const projection = { notificationsSeenAt: 1, notificationsSeenLately: 1, mutedNotifications: 1, followerCount: 1 }
  const stored = await findById<Stored>('users', requireViewer(ctx).id, projection)
  if (!stored) throw new AppError('ACCOUNT_DELETED')
  // An account of an older release has seen all until the time is filled in.
  const { notificationsSeenAt: seenAt = new Date(), mutedNotifications: muted = [], followerCount } = stored
  const since = stored.notificationsSeenLately?.since ?? seenAt
  const seen = new Set(stored.notificationsSeenLately?.ids)
  const isNew = ({ at, id }: Position) =>
    seenAt === null || since === null || at > seenAt || (at > since && !seen.has(id))
  return { since, isNew, kinds: notificationKinds.filter((kind) => !muted.includes(kind)), followerCount }
}

/** How many things happened to the viewer since they last looked, 100 for more than 99. Throws as `newsState`. */
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
 * Notes that the viewer has seen all until a moment, never later than now; what is stored later is new, whatever its own
 * time. It never goes back. Throws ACCOUNT_DELETED.
 */
export async function markNotificationsSeen(ctx: Context, until: Date): Promise<void> {
  const { id } = requireViewer(ctx)
  countAction(ctx, 'edits')
  const seenAt = new Date(Math.min(until.getTime(), Date.now()))
  const isLater = { $gt: ['$notificationsSeenAt', seenAt] }
  const lately = { $literal: await seenLately(id, seenAt) }
  const seen = {
    notificationsSeenAt: { $max: ['$notificationsSeenAt', seenAt] },
    notificationsSeenLately: { $cond: [isLater, { $ifNull: ['$notificationsSeenLately', null] }, lately] },
  }
  const users = database().collection<UserDocument>('users')
  const { matchedCount } = await users.updateOne({ _id: id, deletingAt: null }, [{ $set: seen }])
  if (matchedCount === 0) throw new AppError('ACCOUNT_DELETED')
}

/** What happened so shortly before a moment that more of that time may still be stored. */
async function seenLately(ownerId: string, until: Date): Promise<SeenLately | null> {
  const since = new Date(until.getTime() - latenessMs())
  if (Date.now() - until.getTime() > latenessMs()) return null
  const page = await eventsPage({ ownerId, kinds: notificationKinds, since }, { first: mostNoted, after: null })
  const seen = page.rows.map(({ position }) => position).filter(({ at }) => at <= until)
  return { since: page.hasMore && page.end ? page.end.at : since, ids: seen.map(({ id }) => id) }
}

/** Sets which kinds of notifications the viewer wants, and returns the account's id. Throws ACCOUNT_DELETED. */
export async function chooseNotifications(ctx: Context, kinds: readonly NotificationKind[]): Promise<string> {
  return changeState(ctx, { $set: { mutedNotifications: notificationKinds.filter((kind) => !kinds.includes(kind)) } })
}

/** One command without a transaction. What the account has seen is no part of what its `writes` keep in step. */
async function changeState(ctx: Context, change: object): Promise<string> {
  const { id } = requireViewer(ctx)
  countAction(ctx, 'edits')
  const { matchedCount } = await UserModel.updateOne({ _id: id, deletingAt: null }, change)
  if (matchedCount === 0) throw new AppError('ACCOUNT_DELETED')
  return id
}
