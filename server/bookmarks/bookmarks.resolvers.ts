import { hydrated } from '../context.ts'
import { parsePage, placedToConnection } from '../graphql/connections.ts'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { requiredPost } from '../posts/posts.read.ts'
import { bookmarkPost, bookmarksPage, removeBookmark } from './bookmarks.service.ts'

export const bookmarksResolvers: Resolvers = {
  Query: {
    bookmarks: async (_root, args, ctx) => placedToConnection(await bookmarksPage(ctx, parsePage(args))),
  },
  Post: {
    viewerHasBookmarked: (post) => hydrated(post.viewerHasBookmarked, 'Post.viewerHasBookmarked'),
  },
  Mutation: {
    bookmarkPost: async (_root, { input: { postId } }, ctx) => {
      await bookmarkPost(ctx, postId)
      return { post: await requiredPost(ctx, postId) }
    },
    removeBookmark: async (_root, { input: { postId } }, ctx) => {
      await removeBookmark(ctx, postId)
      return { post: await requiredPost(ctx, postId) }
    },
  },
}
