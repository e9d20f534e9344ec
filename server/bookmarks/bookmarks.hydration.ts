import type { Hydrator } from '../context.ts'
import { find } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { bookmarkIndexes } from './bookmark.model.ts'

/** Adds `viewerHasBookmarked` to posts. */
export const hydrateBookmarks: Hydrator<PostRow> = async (ctx, ids) => {
  if (!ctx.selection.has('Post.viewerHasBookmarked')) return () => {}
  const saved = new Set(ctx.viewer ? await savedAmong(ctx.viewer.id, ids) : [])
  return (post) => {
    post.viewerHasBookmarked = saved.has(post._id)
  }
}

async function savedAmong(userId: string, ids: readonly string[]): Promise<string[]> {
  const options = { hint: bookmarkIndexes.pair, limit: ids.length, projection: { _id: 0, postId: 1 } }
  const saved = await find<{ postId: string }>('bookmarks', { userId, postId: { $in: [...ids] } }, options)
  return saved.map((bookmark) => bookmark.postId)
}
