import { findByIds } from '../db/read.ts'
import type { PostRow } from './post.row.ts'

/**
 * A reply stores at most this many ancestors: the root of the conversation, and the nearest others, which its page
 * shows first. The limit keeps a reply below 10 kB, and the chain above it takes one read however deep the conversation
 * is.
 */
export const mostAncestors = 100

type Stored = Pick<PostRow, '_id' | 'parentId' | 'ancestorIds'>

/** What a reply stores that answers this post: the post's ancestors, the root first, and the post itself last. */
export function ancestorIdsBelow(postId: string, ancestorIds: readonly string[]): string[] {
  const ids = [...ancestorIds, postId]
  return ids.length > mostAncestors ? [...ids.slice(0, 1), ...ids.slice(1 - mostAncestors)] : ids
}

/** The stored ancestors, the nearest last. Until the upgrade ends, replies of older releases know only their parent. */
export function ancestorIdsOf({ parentId, ancestorIds }: Pick<PostRow, 'parentId' | 'ancestorIds'>): readonly string[] {
  return ancestorIds ?? (parentId === null ? [] : [parentId])
}

/** The ancestors that a reply to `parent` stores. Costs a read only if the parent lacks its own (`postsMigration`). */
export async function ancestorIdsOfReplyTo(parent: Stored): Promise<string[]> {
  const chains = await chainsOf([parent])
  return ancestorIdsBelow(parent._id, chains.get(parent._id) ?? [])
}

/** The ancestors of posts, by id. Posts that do not store them cost one command for each level. */
export async function chainsOf(posts: readonly Stored[]): Promise<Map<string, readonly string[]>> {
  const above = new Map<string, Stored>()
  for (let level = posts; level.length > 0;) {
    for (const post of level) above.set(post._id, post)
    const unknown = level
      .filter(({ ancestorIds }) => ancestorIds === undefined)
      .flatMap(({ parentId }) => parentId ?? [])
    const ids = [...new Set(unknown)].filter((id) => !above.has(id))
    level = ids.length > 0 ? await findByIds<Stored>('posts', ids, { parentId: 1, ancestorIds: 1 }) : []
  }
  return new Map(posts.map((post) => [post._id, chainOf(post, above)]))
}

function chainOf(post: Stored, above: ReadonlyMap<string, Stored>): readonly string[] {
  const path: Stored[] = []
  let top: Stored | undefined = post
  while (top && top.ancestorIds === undefined && top.parentId !== null) {
    path.push(top)
    top = above.get(top.parentId)
  }
  let ids: readonly string[] = top?.ancestorIds ?? []
  for (const { parentId } of path.toReversed()) ids = ancestorIdsBelow(parentId ?? '', ids)
  return ids
}
