import { countedConnection, placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { settled } from '../schema/settled.ts'
import { afterWrite } from '../posts/posts.read.ts'
import { likedPostsPage, likersPage } from './likes.read.ts'
import { likePost, unlikePost } from './likes.service.ts'
import { likesErrors } from './likes.errors.ts'
import { listOf } from '../users/profileLists.ts'

export const likesResolvers: Resolvers = {
  Post: {
    likers: (post, args, ctx, info) =>
      countedConnection(`likers ${post._id}`, post.likeCount, info, args, (list) =>
        placedConnection(list, args, (page) => likersPage(ctx, post._id, page)),
      ),
  },
  User: {
    likedPosts: (user, args, ctx) =>
      placedConnection(
        `likedPosts ${user._id}`,
        args,
        listOf(user, (page) => likedPostsPage(ctx, user._id, page)),
      ),
  },
  Mutation: {
    likePost: async (_root, { input: { postId } }, ctx) => {
      const written = await settled(likePost(ctx, postId), likesErrors.ALREADY_LIKED)
      return { post: await afterWrite(ctx, postId, written, { viewerHasLiked: true }) }
    },
    unlikePost: async (_root, { input: { postId } }, ctx) => {
      const written = await settled(unlikePost(ctx, postId), likesErrors.ALREADY_DISLIKED, likesErrors.NO_LIKES_LEFT)
      return { post: await afterWrite(ctx, postId, written, { viewerHasLiked: false }) }
    },
  },
}
