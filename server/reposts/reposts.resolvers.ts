import { afterWrite } from '../posts/posts.read.ts'
import { countedConnection, placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { settled } from '../schema/settled.ts'
import { repostsErrors } from './reposts.errors.ts'
import { repostersPage } from './reposts.read.ts'
import { repostPost, undoRepost } from './reposts.service.ts'

export const repostsResolvers: Resolvers = {
  Post: {
    reposters: (post, args, ctx, info) =>
      countedConnection(`reposters ${post._id}`, post.repostCount ?? 0, info, args, (list) =>
        placedConnection(list, args, (page) => repostersPage(ctx, post._id, page)),
      ),
  },
  Mutation: {
    repostPost: async (_root, { input: { postId } }, ctx) => {
      const written = await settled(repostPost(ctx, postId), repostsErrors.ALREADY_REPOSTED)
      return { post: await afterWrite(ctx, postId, written, { viewerHasReposted: true }) }
    },
    undoRepost: async (_root, { input: { postId } }, ctx) => {
      const written = await settled(undoRepost(ctx, postId), repostsErrors.NOT_REPOSTED)
      return { post: await afterWrite(ctx, postId, written, { viewerHasReposted: false }) }
    },
  },
}
