import type { Context } from '../context.ts'
import { comparePositions } from '../db/keyset.ts'
import { type PostRow, postPosition } from '../posts/post.row.ts'
import { authorOf, hydratePosts } from '../posts/posts.hydration.ts'
import { showUsers } from '../users/users.hydration.ts'
import { visibleTo } from '../visibility.ts'

export const mostShown = 10

/** Which of these posts the viewer may see. They must come with their authors. */
export async function visiblePosts(ctx: Context, posts: readonly PostRow[]): Promise<PostRow[]> {
  if (posts.length === 0) return []
  const { users, posts: ofPosts } = ctx.domains
  const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)
  const [mayReadPost, maySeeAuthor] = await Promise.all([
    visibleTo(ctx, ofPosts.visibility, idsOf(posts)),
    visibleTo(ctx, users.visibility, idsOf(posts.map(authorOf))),
  ])
  return posts.filter((post) => mayReadPost(post) && maySeeAuthor(authorOf(post)))
}

/** The newest visible posts in the order of lists; `posts` are in the order of their commits. */
export function newestShown(ctx: Context, posts: readonly PostRow[]): Promise<PostRow[]> {
  const inOrder = posts.toSorted((a, b) => comparePositions(postPosition(a), postPosition(b)))
  return hydratedPosts(ctx, inOrder.slice(0, mostShown))
}

/** The posts with all selected fields. The given rows stay unchanged, because all subscribers share them. */
export async function hydratedPosts(ctx: Context, posts: readonly PostRow[]): Promise<PostRow[]> {
  const people = posts.flatMap((post) => [authorOf(post), ...(post.mentions ?? [])])
  const shown = await showUsers(ctx, [...new Map(people.map((user) => [user._id, { ...user }])).values()])
  const isShown = new Set(shown.map(({ _id }) => _id))
  const rows = posts.filter(({ authorId }) => isShown.has(authorId)).map((post) => ({ ...post }))
  return hydratePosts(ctx, rows, { authors: shown })
}
