import { encodeCursor } from '../db/keyset.ts'
import { connection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { userById } from '../users/users.service.ts'
import { notificationsPage } from './notifications.read.ts'
import { chooseNotifications, markNotificationsSeen, newsState, unreadNotifications } from './notifications.service.ts'

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: (_root, { filter, ...args }, ctx) =>
      connection(
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
    id: ({ position }) => `notification:${encodeCursor(position)}`,
    at: ({ position }) => position.at,
  },
  User: {
    notificationKinds: async (user, _args, ctx) => (user._id === ctx.viewer?.id ? (await newsState(ctx)).kinds : null),
  },
}
