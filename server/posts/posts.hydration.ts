import { type Context, hydrated } from '../context.ts'
import { findByIds } from '../db/read.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadUsers } from '../users/users.hydration.ts'
import type { PostRow } from './post.row.ts'

/** What need not be looked up: authors that were read already, and rows of parents, hydrated together with the posts. */
type Known = { authors?: readonly UserRow[]; parents?: readonly PostRow[] }

/**
 * Makes rows ready for the viewer: their authors, their parents where asked for, and all that other domains add, in one
 * parallel round for all rows. Returns the rows in their order, without those whose author went away meanwhile.
 */
export async function hydratePosts(ctx: Context, rows: readonly PostRow[], known: Known = {}): Promise<PostRow[]> {
  const [ready, missing] = await Promise.all([
    hydrateWithoutParents(ctx, [...rows, ...(known.parents ?? [])], known.authors),
    ctx.selection.has('Post.parent') && !known.parents ? loadMissingParents(ctx, rows) : [],
  ])
  const byId = new Map([...missing, ...ready].map((post) => [post._id, post]))
  for (const post of rows) post.parent = post.parentId === null ? null : byId.get(post.parentId)
  return rows.filter((row) => byId.has(row._id))
}

async function hydrateWithoutParents(ctx: Context, rows: readonly PostRow[], knownAuthors: readonly UserRow[] = []) {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row._id)
  const knownIds = new Set(knownAuthors.map((user) => user._id))
  const [authors, ...additions] = await Promise.all([
    loadUsers(
      ctx,
      rows.map((row) => row.authorId).filter((id) => !knownIds.has(id)),
    ),
    ...ctx.domains.posts.hydrators.map((hydrate) => hydrate(ctx, ids)),
  ])
  for (const user of knownAuthors) authors.set(user._id, user)
  return rows.filter((row) => {
    const author = authors.get(row.authorId)
    if (!author) return false
    row.author = author
    for (const add of additions) add(row)
    return true
  })
}

async function loadMissingParents(ctx: Context, rows: readonly PostRow[]): Promise<PostRow[]> {
  const present = new Set(rows.map((row) => row._id))
  const missing = new Set(rows.flatMap((row) => row.parentId ?? []).filter((id) => !present.has(id)))
  return hydrateWithoutParents(ctx, await findByIds<PostRow>('posts', [...missing]))
}

/** The author of a hydrated post. */
export function authorOf(post: PostRow): UserRow {
  return hydrated(post.author, 'Post.author')
}
