import { type Context, type Hydrator, hydrated } from '../context.ts'
import { loadUsers } from '../users/users.hydration.ts'
import type { UserRow } from '../users/user.row.ts'
import type { PostRow } from './post.row.ts'

/** What other domains add to posts; filled once, in `hydration.ts`. */
export const postHydrators: Hydrator<PostRow>[] = []

/**
 * Makes rows ready for the viewer: their authors and all that other domains add, in one parallel round for all rows.
 * Returns them in their order, without those whose author went away meanwhile.
 */
export async function hydratePosts(ctx: Context, rows: readonly PostRow[], known: readonly UserRow[] = []): Promise<PostRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row._id)
  const knownIds = new Set(known.map((user) => user._id))
  const missing = rows.map((row) => row.authorId).filter((id) => !knownIds.has(id))
  const [authors, ...additions] = await Promise.all([
    loadUsers(ctx, missing),
    ...postHydrators.map((hydrate) => hydrate(ctx, ids)),
  ])
  for (const user of known) authors.set(user._id, user)
  return rows.flatMap((row) => {
    const author = authors.get(row.authorId)
    if (!author) return []
    for (const add of additions) add(row)
    return [{ ...row, author }]
  })
}

/** The author of a hydrated post. */
export function authorOf(post: PostRow): UserRow {
  return hydrated(post.author, 'Post.author')
}
