import { postEdgesPart } from '../edges/exportedEdges.ts'
import { bookmarkIndexes } from './bookmark.model.ts'

export const bookmarksExport = postEdgesPart({
  name: 'bookmarks.json',
  holds: 'your bookmarks',
  collection: 'bookmarks',
  hint: bookmarkIndexes.byUser,
  filter: (userId) => ({ userId }),
})
