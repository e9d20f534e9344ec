import { placedConnection } from '../schema/connections.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import { settled } from '../schema/settled.ts'
import { afterWrite } from '../posts/posts.read.ts'
import { bookmarkPost, bookmarksPage, removeBookmark } from './bookmarks.service.ts'
import { bookmarksErrors } from './bookmarks.errors.ts'

export const bookmarksResolvers: Resolvers = {
  Query: {
    bookmarks: (_root, args, ctx) => placedConnection('bookmarks', args, (page) => bookmarksPage(ctx, page)),
  },
  Mutation: {
    bookmarkPost: async (_root, { input: { postId } }, ctx) => {
      const written = await settled(bookmarkPost(ctx, postId), bookmarksErrors.ALREADY_BOOKMARKED)
      return { post: await afterWrite(ctx, postId, written, { viewerHasBookmarked: true }) }
    },
    removeBookmark: async (_root, { input: { postId } }, ctx) => {
      const written = await settled(removeBookmark(ctx, postId), bookmarksErrors.NOT_BOOKMARKED)
      return { post: await afterWrite(ctx, postId, written, { viewerHasBookmarked: false }) }
    },
  },
}
