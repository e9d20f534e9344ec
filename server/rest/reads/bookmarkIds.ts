import { type BookmarkDocument, bookmarkIndexes } from '../../bookmarks/bookmark.model.ts'
import { bookmarksPage } from '../../bookmarks/bookmarks.service.ts'
import { type Context, requireViewer } from '../../context.ts'
import type { Page, PageRequest } from '../../db/keyset.ts'
import { find } from '../../db/read.ts'

const mostSaved = 10_000

/** The ids of the viewer's bookmarks, newest first, at most 10,000. One command. */
export async function savedIds(ctx: Context): Promise<string[]> {
  const { id: userId } = requireViewer(ctx)
  const { byUser } = bookmarkIndexes
  const options = { hint: byUser, sort: byUser, limit: mostSaved, projection: { _id: 0, postId: 1 } }
  const saved = await find<Pick<BookmarkDocument, 'postId'>>('bookmarks', { userId }, options)
  return saved.map(({ postId }) => postId)
}

/** A page of the viewer's bookmarked posts and replies, last bookmarked first. */
export async function bookmarkIdsPage(ctx: Context, request: PageRequest): Promise<Page<string>> {
  const page = await bookmarksPage(ctx, request)
  return { ...page, rows: page.rows.map(({ row }) => row._id) }
}
