import { type Context, hydrated, requireViewer } from '../context.ts'
import { AppError, commonErrors } from '../errors.ts'
import { followsErrors } from './follows.errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { countedConnection, placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { settled } from '../schema/settled.ts'
import { storedUserId } from '../users/userIds.ts'
import { listOf } from '../users/profileLists.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { follows } from './follows.hydration.ts'
import { followUser, followersPage, followingPage, hideReposts, unfollowUser } from './follows.service.ts'

export const followsResolvers: Resolvers = {
  User: {
    viewerIsFollowing: (user) => hydrated(user.viewerIsFollowing, 'User.viewerIsFollowing'),
    viewerHidesReposts: (user) => hydrated(user.viewerHidesReposts, 'User.viewerHidesReposts'),
    isFollowingViewer: (user) => hydrated(user.isFollowingViewer, 'User.isFollowingViewer'),
    // Only for a silenced account it is a promise, which would delay the whole card.
    isLimited: (user, _args, ctx) =>
      hydrated(user.isSilenced, 'User.isLimited') && follows(ctx, user._id).then((isFollowing) => !isFollowing),
    followers: (user, args, ctx, info) =>
      countedConnection(`followers ${user._id}`, user.followerCount, info, args, (list) =>
        placedConnection(
          list,
          args,
          listOf(user, (page) => followersPage(ctx, user._id, page)),
        ),
      ),
    following: (user, args, ctx, info) =>
      countedConnection(`following ${user._id}`, user.followingCount, info, args, (list) =>
        placedConnection(
          list,
          args,
          listOf(user, (page) => followingPage(ctx, user._id, page)),
        ),
      ),
  },
  Mutation: {
    followUser: async (_root, { input }, ctx) => {
      const userId = storedUserId(input.userId)
      return (await settled(followUser(ctx, userId), followsErrors.ALREADY_FOLLOWING)) ?? bothSides(ctx, userId)
    },
    unfollowUser: async (_root, { input }, ctx) => {
      const userId = storedUserId(input.userId)
      return (await settled(unfollowUser(ctx, userId), followsErrors.NOT_FOLLOWING)) ?? bothSides(ctx, userId)
    },
    hideReposts: async (_root, { input }, ctx) => ({ user: await hideReposts(ctx, storedUserId(input.userId), true) }),
    showReposts: async (_root, { input }, ctx) => ({ user: await hideReposts(ctx, storedUserId(input.userId), false) }),
  },
}

/** A follow changes a count of each account. */
async function bothSides(ctx: Context, userId: string) {
  const viewerId = requireViewer(ctx).id
  const users = await loadUsers(ctx, [viewerId, userId])
  const viewer = users.get(viewerId)
  const user = users.get(userId)
  if (!viewer) throw new AppError(commonErrors.ACCOUNT_DELETED)
  if (!user) throw new AppError(usersErrors.USER_NOT_FOUND)
  return { viewer, user }
}
