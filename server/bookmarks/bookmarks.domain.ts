import type { Domain } from '../domain.ts'
import { endsOfEdge } from '../edges/edgeInvariants.ts'
import { BookmarkModel, bookmarkIndexes } from './bookmark.model.ts'
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
  edges: [{ collection: 'bookmarks', pair: bookmarkIndexes.pair, mark: 'viewerHasBookmarked' }],
  invariants: {
    references: endsOfEdge({ collection: 'bookmarks', noun: 'bookmark' }),
    uniquenesses: [{ rule: 'an account saves a post once', collection: 'bookmarks', fields: ['userId', 'postId'] }],
  },
}
