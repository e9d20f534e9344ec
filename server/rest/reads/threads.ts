import { findByIds } from '../../db/read.ts'
import { postIndexes } from '../../posts/post.model.ts'
import type { PostRow } from '../../posts/post.row.ts'
import { type Lists, newestOf } from './newest.ts'
import { type Scope, mostReplies } from './scope.ts'

const replyLists: Lists = { collection: 'posts', owner: 'parentId', filter: {}, hint: postIndexes.replies }

/** The replies, newest first, by their parent's id; and all of them, level by level. */
export type Replies = { below: Map<string, PostRow[]>; all: PostRow[]; isWhole: boolean }

/** The newest replies below these posts; not all if they are too many. A command for each level and shortened list. */
export async function repliesBelow(posts: readonly PostRow[], { replies, levels }: Scope): Promise<Replies> {
  const found: Replies = { below: new Map(), all: [], isWhole: true }
  let level = posts
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    const owners = level.map(({ _id, replyCount }) => ({ id: _id, count: replyCount }))
    const bounds = { longest: replies, budget: mostReplies - found.all.length }
    const { lists, isWhole } = await newestOf<PostRow>(replyLists, owners, bounds)
    for (const [id, list] of lists) found.below.set(id, list)
    level = level.flatMap((post) => lists.get(post._id) ?? [])
    found.all.push(...level)
    found.isWhole &&= isWhole
  }
  return found
}

/** The fields that an edit of the parent needs. */
export type KnownPost = Pick<PostRow, '_id' | 'parentId' | 'authorId' | 'content' | 'images' | 'video' | 'links'>

export async function postsWithIds(ids: readonly string[]): Promise<Map<string, KnownPost>> {
  const projection = { parentId: 1, authorId: 1, content: 1, images: 1, video: 1, links: 1 }
  const rows = await findByIds<KnownPost>('posts', [...new Set(ids)], projection)
  return new Map(rows.map((row) => [row._id, row]))
}
