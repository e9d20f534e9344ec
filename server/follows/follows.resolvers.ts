import { type Context, hydrated, requireViewer } from '../context.ts'
import { AppError } from '../errors.ts'
import { parsePage, placedToConnection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { settled } from '../graphql/settled.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { followUser, followersPage, followingPage, unfollowUser } from './follows.service.ts'

export const followsResolvers: Resolvers = {
  User: {
    viewerIsFollowing: (user) => hydrated(user.viewerIsFollowing, 'User.viewerIsFollowing'),
    isFollowingViewer: (user) => hydrated(user.isFollowingViewer, 'User.isFollowingViewer'),
    followers: async (user, args, ctx) => placedToConnection(await followersPage(ctx, user._id, parsePage(args))),
    following: async (user, args, ctx) => placedToConnection(await followingPage(ctx, user._id, parsePage(args))),
  },
  Mutation: {
    followUser: async (_root, { input: { userId } }, ctx) => {
      await settled(followUser(ctx, userId), 'ALREADY_FOLLOWING')
      return bothSides(ctx, userId)
    },
    unfollowUser: async (_root, { input: { userId } }, ctx) => {
      await settled(unfollowUser(ctx, userId), 'NOT_FOLLOWING')
      return bothSides(ctx, userId)
    },
  },
}

/** Both accounts after the change, because a follow changes a count of each. */
async function bothSides(ctx: Context, userId: string) {
  const viewerId = requireViewer(ctx).id
  const users = await loadUsers(ctx, [viewerId, userId])
  const viewer = users.get(viewerId)
  const user = users.get(userId)
  if (!viewer || !user) throw new AppError('USER_NOT_FOUND')
  return { viewer, user }
}
