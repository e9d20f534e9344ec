import { hydrated } from '../context.ts'
import { parsePage, placedToConnection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { requiredPost } from '../posts/posts.read.ts'
import { likedPostsPage, likersPage } from './likes.read.ts'
import { likePost, unlikePost } from './likes.service.ts'

export const likesResolvers: Resolvers = {
  Post: {
    viewerHasLiked: (post) => hydrated(post.viewerHasLiked, 'Post.viewerHasLiked'),
    likers: async (post, args, ctx) => placedToConnection(await likersPage(ctx, post._id, parsePage(args))),
  },
  User: {
    likedPosts: async (user, args, ctx) => placedToConnection(await likedPostsPage(ctx, user._id, parsePage(args))),
  },
  Mutation: {
    likePost: async (_root, { input: { postId } }, ctx) => {
      await likePost(ctx, postId)
      return { post: await requiredPost(ctx, postId) }
    },
    unlikePost: async (_root, { input: { postId } }, ctx) => {
      await unlikePost(ctx, postId)
      return { post: await requiredPost(ctx, postId) }
    },
  },
}
