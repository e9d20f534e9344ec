import type { Context } from '../context.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow, QuoteRow } from './post.row.ts'

const notShown = { DELETED: { state: 'DELETED', post: null }, DETACHED: { state: 'DETACHED', post: null } } as const

/**
 * Adds what the posts quote, if that is selected, and returns the quoted posts that are not among them. One command reads
 * those, and `hydrate` returns the ones that the viewer may see; nothing is read if no post quotes another.
 */
export async function addQuotes(
  ctx: Context,
  posts: readonly PostRow[],
  hydrate: (rows: readonly PostRow[]) => Promise<PostRow[]>,
): Promise<PostRow[]> {
  if (!ctx.selection.has('Post.quoted')) return []
  const visible = new Map(posts.map((post) => [post._id, post]))
  const missing = new Set(posts.flatMap(({ quotedId }) => quotedId ?? []).filter((id) => !visible.has(id)))
  const added = missing.size > 0 ? await hydrate(await findByIds<PostRow>('posts', [...missing])) : []
  for (const post of added) visible.set(post._id, post)
  for (const post of posts) post.quoted = quoteOf(post, visible)
  return added
}

function quoteOf({ quotedId, lostQuote }: PostRow, visible: ReadonlyMap<string, PostRow>): QuoteRow | null {
  if (lostQuote) return notShown[lostQuote.why]
  if (quotedId === undefined) return null
  const post = visible.get(quotedId)
  return post ? { state: 'SHOWN', post } : { state: 'UNAVAILABLE', post: null }
}
