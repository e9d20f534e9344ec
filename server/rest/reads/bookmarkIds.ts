import { type Context, requireViewer } from '../../context.ts'
import { find } from '../../db/read.ts'
import { type BookmarkDocument, bookmarkIndexes } from '../../bookmarks/bookmark.model.ts'

/** The most ids that are listed at once; together they are below half a megabyte. */
const longest = 10_000

/** The ids of the posts that the viewer saved, newest saved first, at most 10,000. One command. */
export async function bookmarkIds(ctx: Context): Promise<string[]> {
  const viewer = requireViewer(ctx)
  const options = {
    hint: bookmarkIndexes.byUser,
    sort: { at: -1, postId: -1 },
    limit: longest,
    projection: { _id: 0, postId: 1 },
  } as const
  const bookmarks = await find<Pick<BookmarkDocument, 'postId'>>('bookmarks', { userId: viewer.id }, options)
  return bookmarks.map((bookmark) => bookmark.postId)
}
