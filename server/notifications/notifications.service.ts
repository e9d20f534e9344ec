import { type Context, requireViewer } from '../context.ts'
import { findById } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { UserModel } from '../users/user.model.ts'
import { visibleNews } from './events.visible.ts'
import { type NotificationKind, notificationKinds } from './notification.row.ts'

/** Counting stops here: it means "more than 99". */
const mostCounted = 100

type Stored = { followerCount: number; notificationsSeenAt?: Date | null; mutedNotifications?: string[] }

/** How far an account has seen its notifications, the kinds that it wants, and how many follow it. */
export type NewsState = { seenAt: Date | null; kinds: NotificationKind[]; followerCount: number }

/** Returns the viewer's state. Throws ACCOUNT_DELETED, and as `requireViewer`. */
export async function newsState(ctx: Context): Promise<NewsState> {
  const projection = { notificationsSeenAt: 1, mutedNotifications: 1, followerCount: 1 }
  const stored = await findById<Stored>('users', requireViewer(ctx).id, projection)
  if (!stored) throw new AppError('ACCOUNT_DELETED')
  // An account of an older release has seen all until the time is filled in.
  const { notificationsSeenAt: seenAt = new Date(), mutedNotifications: muted = [], followerCount } = stored
  return { seenAt, kinds: notificationKinds.filter((kind) => !muted.includes(kind)), followerCount }
}

/** How many things happened to the viewer since they last looked, 100 for more than 99. Throws as `newsState`. */
export async function unreadNotifications(ctx: Context): Promise<number> {
  const { seenAt, kinds } = await newsState(ctx)
  const query = { ownerId: requireViewer(ctx).id, kinds, since: seenAt }
  let count = 0
  for await (const { rows } of visibleNews(ctx, query, { size: mostCounted })) {
    count += rows.length
    if (count >= mostCounted) return mostCounted
  }
  return count
}

/** Notes that the viewer has seen all until a moment, never later than now. It never goes back. Throws ACCOUNT_DELETED. */
export async function markNotificationsSeen(ctx: Context, until: Date): Promise<void> {
  const notificationsSeenAt = new Date(Math.min(until.getTime(), Date.now()))
  await changeState(ctx, { $max: { notificationsSeenAt } })
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
