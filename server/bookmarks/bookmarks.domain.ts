import type { Domain } from '../domain.ts'
import { endsOfEdge } from '../edges/edgeInvariants.ts'
import { BookmarkModel, bookmarkIndexes } from './bookmark.model.ts'
import { removeManyBookmarksOfPosts, removeBookmarksOf, removeBookmarksOfPosts } from './bookmarks.deletion.ts'
import { bookmarksErrors } from './bookmarks.errors.ts'
import { bookmarksExport } from './bookmarks.export.ts'
import { bookmarksLimits } from './bookmarks.limits.ts'
import { bookmarksResolvers } from './bookmarks.resolvers.ts'

export const bookmarksDomain: Domain = {
  name: 'bookmarks',
  models: [BookmarkModel],
  errors: bookmarksErrors,
  limits: bookmarksLimits,
  resolvers: [bookmarksResolvers],
  exported: [bookmarksExport],
  marks: [{ field: 'viewerHasBookmarked', collection: 'bookmarks', pair: bookmarkIndexes.pair }],
  beforePostsDeleted: removeManyBookmarksOfPosts,
  onPostsDeleted: removeBookmarksOfPosts,
  onAccountDeleted: removeBookmarksOf,
  invariants: {
    references: endsOfEdge({ collection: 'bookmarks', noun: 'bookmark' }),
    uniquenesses: [{ rule: 'an account saves a post once', collection: 'bookmarks', fields: ['userId', 'postId'] }],
  },
}
