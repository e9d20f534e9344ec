import { requireViewer } from '../context.ts'
import type { PageRequest } from '../db/keyset.ts'
import { connection } from '../schema/connections.ts'
import { selectsAnyOf } from '../schema/lookAhead.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { userById } from '../users/users.service.ts'
import { notificationId } from './notification.row.ts'
import { notificationsPage } from './notifications.read.ts'
import { chooseNotifications, markNotificationsSeen, newsState, unreadNotifications } from './notifications.service.ts'
import { makeMark } from './seenMark.ts'

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: async (_root, { filter, ...args }, ctx, info) => {
      const showsNewest = filter === 'ALL' && !args.after
      // The mark is made before the list is read, so that the list shows all that the mark covers.
      const mark = showsNewest && selectsAnyOf(info, ['mark']) ? await makeMark(requireViewer(ctx).id) : null
      const read = (page: PageRequest) => notificationsPage(ctx, filter, page)
      return { ...(await connection(`notifications ${filter}`, args, read, ({ position }) => position)), mark }
    },
    unreadNotifications: (_root, _args, ctx) => unreadNotifications(ctx),
  },
  Mutation: {
    markNotificationsSeen: async (_root, { input }, ctx) => {
      await markNotificationsSeen(ctx, input)
      return { unreadNotifications: await unreadNotifications(ctx) }
    },
    chooseNotifications: async (_root, { input }, ctx) => {
      const id = await chooseNotifications(ctx, input.kinds)
      return { user: await userById(ctx, id), unreadNotifications: await unreadNotifications(ctx) }
    },
  },
  Notification: {
    id: ({ kind, post }, _args, ctx) => notificationId(requireViewer(ctx).id, kind, post?._id),
  },
  User: {
    notificationKinds: async (user, _args, ctx) => (user._id === ctx.viewer?.id ? (await newsState(ctx)).kinds : null),
  },
}
