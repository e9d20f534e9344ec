import type { Resolvers } from '../schema/resolvers.generated.ts'
import { requiredPost } from './posts.read.ts'
import { eraseVersions, versionsOf } from './versions.service.ts'

export const versionsResolvers: Resolvers = {
  Mutation: {
    eraseVersions: async (_root, { input }, ctx) => {
      await eraseVersions(ctx, input.postId)
      return { post: await requiredPost(ctx, input.postId) }
    },
  },
  Post: { versions: ({ _id }) => versionsOf(_id) },
}
