import type { Resolvers } from '../schema/resolvers.generated.ts'
import { userById } from '../users/users.service.ts'
import { pinPost, pinnedPostOf, unpinPost } from './pins.service.ts'

export const pinsResolvers: Resolvers = {
  User: {
    pinnedPost: (user, _args, ctx) => pinnedPostOf(ctx, user._id),
  },
  Mutation: {
    pinPost: async (_root, { input }, ctx) => ({ user: await userById(ctx, await pinPost(ctx, input.postId)) }),
    unpinPost: async (_root, { input }, ctx) => ({ user: await userById(ctx, await unpinPost(ctx, input.postId)) }),
  },
}
