import type { Context } from '../context.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow, QuoteRow } from './post.row.ts'

const notShown = { DELETED: { state: 'DELETED', post: null }, DETACHED: { state: 'DETACHED', post: null } } as const

/** Quoted posts that were already read; `hydrated` are those that the viewer may see. */
export type Quotes = { read: readonly PostRow[]; hydrated: readonly PostRow[] }

const none: Quotes = { read: [], hydrated: [] }

/** Reads what the posts quote, if that is selected, without what is among the posts. At most one command. */
export async function readQuoted(
  ctx: Context,
  posts: readonly PostRow[],
  known: readonly PostRow[] = [],
): Promise<PostRow[]> {
  if (!ctx.selection.has('Post.quoted')) return []
  const present = new Set([...posts, ...known].map(({ _id }) => _id))
  const missing = new Set(posts.flatMap(({ quotedId }) => quotedId ?? []).filter((id) => !present.has(id)))
  return missing.size > 0 ? findByIds<PostRow>('posts', [...missing]) : []
}

/**
 * Adds what the posts quote, if that is selected. Returns the quoted posts that are not among the posts. `hydrate` gets
 * the posts still to hydrate, and returns those that the viewer may see.
 */
export async function addQuotes(
  ctx: Context,
  posts: readonly PostRow[],
  hydrate: (rows: readonly PostRow[]) => Promise<PostRow[]>,
  { read, hydrated }: Quotes = none,
): Promise<PostRow[]> {
  if (!ctx.selection.has('Post.quoted')) return []
  const missing = await readQuoted(ctx, posts, read)
  const added = [...hydrated, ...(missing.length > 0 ? await hydrate(missing) : [])]
  const visible = new Map([...posts, ...added].map((post) => [post._id, post]))
  for (const post of posts) post.quoted = quoteOf(post, visible)
  return added
}

function quoteOf({ quotedId, lostQuote }: PostRow, visible: ReadonlyMap<string, PostRow>): QuoteRow | null {
  if (lostQuote) return notShown[lostQuote.why]
  if (quotedId === undefined) return null
  const post = visible.get(quotedId)
  return post ? { state: 'SHOWN', post } : { state: 'UNAVAILABLE', post: null }
}
