import { type Context, requireViewer } from '../context.ts'
import { connection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { userById } from '../users/users.service.ts'
import type { NotificationKind } from './notification.row.ts'
import { notificationsPage } from './notifications.read.ts'
import { chooseNotifications, markNotificationsSeen, newsState, unreadNotifications } from './notifications.service.ts'

/** Names a group as long as there is one. Others may be mentioned in the same post. */
const notificationId = (ctx: Context, kind: NotificationKind, postId = '') =>
  `notification:${requireViewer(ctx).id}:${kind}:${postId}`

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: (_root, { filter, ...args }, ctx) =>
      connection(
        `notifications ${filter}`,
        args,
        (page) => notificationsPage(ctx, filter, page),
        ({ position }) => position,
      ),
    unreadNotifications: (_root, _args, ctx) => unreadNotifications(ctx),
  },
  Mutation: {
    markNotificationsSeen: async (_root, { input }, ctx) => {
      await markNotificationsSeen(ctx, input.until)
      return { unreadNotifications: await unreadNotifications(ctx) }
    },
    chooseNotifications: async (_root, { input }, ctx) => {
      const id = await chooseNotifications(ctx, input.kinds)
      return { user: await userById(ctx, id), unreadNotifications: await unreadNotifications(ctx) }
    },
  },
  Notification: {
    id: ({ kind, post }, _args, ctx) => notificationId(ctx, kind, post?._id),
  },
  User: {
    notificationKinds: async (user, _args, ctx) => (user._id === ctx.viewer?.id ? (await newsState(ctx)).kinds : null),
  },
}
