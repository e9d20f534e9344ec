import type { Domain } from '../domain.ts'
import { BookmarkModel, bookmarkIndexes } from './bookmark.model.ts'
import { removeBookmarksOf, removeBookmarksOfPosts } from './bookmarks.deletion.ts'
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
  onPostsDeleted: removeBookmarksOfPosts,
  onAccountDeleted: removeBookmarksOf,
  invariants: {
    references: [
      {
        rule: 'every bookmark has its post',
        from: { collection: 'bookmarks', field: 'postId', noun: 'bookmark' },
        to: { collection: 'posts', noun: 'post' },
        isEdge: true,
      },
      {
        rule: 'every bookmark has its account',
        from: { collection: 'bookmarks', field: 'userId', noun: 'bookmark' },
        to: { collection: 'users', noun: 'account' },
        isEdge: true,
      },
    ],
    uniquenesses: [{ rule: 'an account saves a post once', collection: 'bookmarks', fields: ['userId', 'postId'] }],
  },
}
