import type { Context } from '../context.ts'
import type { PageRequest } from '../db/keyset.ts'
import { explorePage } from '../posts/posts.read.ts'
import type { Reply } from './call.ts'
import { pageSize } from './paging.ts'
import { writePosts } from './posts.answers.ts'
import { bookmarkIdsPage, savedIds } from './reads/bookmarkIds.ts'

/** The bookmarks among the posts of `GET /posts`, where old clients look them up; the last saved first. */
export async function shownBookmarkIds(ctx: Context): Promise<string[]> {
  const saved = await savedIds(ctx)
  if (saved.length === 0) return []
  const { rows } = await explorePage(ctx, { first: pageSize.default, after: null })
  const wanted = new Set(saved)
  const deepest = rows.findLastIndex(({ _id }) => wanted.has(_id))
  // How many posts fit is known only when the answer is written.
  const { shown } = await writePosts(ctx, rows.slice(0, deepest + 1))
  const ids = new Set(rows.slice(0, shown).map(({ _id }) => _id))
  return saved.filter((id) => ids.has(id))
}

/** The viewer's bookmarks, as far as old clients can show them. */
export async function bookmarksReply(ctx: Context): Promise<Reply> {
  return { json: JSON.stringify({ bookmarks: await shownBookmarkIds(ctx) }) }
}

export async function bookmarksPageReply(ctx: Context, page: PageRequest): Promise<Reply> {
  const { rows, hasMore, end } = await bookmarkIdsPage(ctx, page)
  const path = '/users/bookmark' as const
  const next = hasMore && end ? { path, limit: page.first, end } : null
  return { json: JSON.stringify({ bookmarks: rows }), next }
}
