import { find, findByIds } from '../../db/read.ts'
import { postIndexes } from '../../posts/post.model.ts'
import type { PostRow } from '../../posts/post.row.ts'

/** Replies to the replies of a reply … are followed this far down, and this many are read at most, so that no thread is without end. */
const deepest = 30
const mostReplies = 20_000

/**
 * Everything below these posts, as it is stored, by the id of what is answered, newest first. One command for each level
 * that has replies. Beyond 30 levels or 20,000 replies the rest is left out; it is found under the replies themselves.
 */
export async function repliesBelow(posts: readonly PostRow[]): Promise<Map<string, PostRow[]>> {
  const replies = new Map<string, PostRow[]>()
  let left = mostReplies
  let level = posts.filter((post) => post.replyCount > 0)
  for (let depth = 0; depth < deepest && level.length > 0 && left > 0; depth++) {
    const found = await repliesTo(
      level.map((post) => post._id),
      left,
    )
    for (const reply of found) append(replies, reply)
    left -= found.length
    level = found.filter((reply) => reply.replyCount > 0)
  }
  return replies
}

function append(replies: Map<string, PostRow[]>, reply: PostRow): void {
  const siblings = replies.get(reply.parentId ?? '')
  if (siblings) siblings.push(reply)
  else replies.set(reply.parentId ?? '', [reply])
}

/** Post by post, in the order of the index, so that nothing is sorted in memory. */
function repliesTo(ids: readonly string[], limit: number): Promise<PostRow[]> {
  const hint = postIndexes.replies
  return find<PostRow>('posts', { parentId: { $in: ids } }, { hint, sort: hint, limit })
}

/** What posts with these ids answer, by id: null for one that answers nothing; an id that no post has is missing. */
export async function parentsOf(ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await findByIds<Pick<PostRow, '_id' | 'parentId'>>('posts', [...new Set(ids)], { parentId: 1 })
  return new Map(rows.map((row) => [row._id, row.parentId]))
}
