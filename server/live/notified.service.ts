import { type Context, requireViewer } from '../context.ts'
import type { NotificationRow } from '../notifications/notification.row.ts'
import { notificationsPage } from '../notifications/notifications.read.ts'
import { unreadNotifications } from '../notifications/notifications.service.ts'
import { Subscriber } from './subscriber.ts'

type Notified = { newest: NotificationRow | null; unreadNotifications: number }

/** Yields the newest notification and unread count, now and after changes. Throws like `requireViewer`, and BUSY. */
export async function notified(ctx: Context): Promise<AsyncIterable<Notified>> {
  const { id } = requireViewer(ctx)
  let last = ''
  const subscriber = new Subscriber<object, Notified>({
    merge: (_older, newer) => newer,
    message: () =>
      ctx.live.inTurn(async () => {
        const [{ rows }, unread] = await Promise.all([newestPage(ctx), unreadNotifications(ctx)])
        const newest = rows[0] ?? null
        // A change that the viewer may not see leaves the state as it is.
        const state = JSON.stringify([unread, newest?.position, newest?.actorCount])
        if (state === last) return null
        last = state
        return { newest, unreadNotifications: unread }
      }),
  })
  return subscriber.begin(async () => {
    await subscriber.hold(ctx.live.hearOfAccount(id, () => subscriber.put({})))
    subscriber.put({})
  })
}

const newestPage = (ctx: Context) => notificationsPage(ctx, 'ALL', { first: 1, after: null })
