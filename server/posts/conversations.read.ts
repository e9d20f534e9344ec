import type { mongo } from 'mongoose'
import { aggregate, findShared } from '../db/read.ts'
import { comparePositions } from '../db/keyset.ts'
import { postIndexes } from './post.model.ts'
import { type PostRow, postPosition } from './post.row.ts'

const levels = 2

const mostOfEach = 3

export const mostInConversation = mostOfEach + mostOfEach * mostOfEach

/** Where a level has more replies, only the newest of each post are ranked. */
const mostRanked = 1_000

type Below = ReadonlyMap<string, readonly PostRow[]>

/** Chooses what to show below the direct replies to a post by `authorId`. One command for each level. */
export async function conversationsBelow(replies: readonly PostRow[], authorId: string): Promise<Below> {
  const below = new Map<string, readonly PostRow[]>()
  let level = replies
  for (let depth = 0; depth < levels; depth++) {
    const found = await repliesOf(level.filter(({ replyCount }) => replyCount > 0))
    for (const row of found.sort(inOrder(authorId))) {
      const chosen = below.get(row.parentId ?? '') ?? []
      if (chosen.length < mostOfEach) below.set(row.parentId ?? '', [...chosen, row])
    }
    level = level.flatMap(({ _id }) => below.get(_id) ?? [])
  }
  return below
}

/** The conversation below a post in the order of reading. What is not `visible` is left out, with all below it. */
export function conversationOf(
  postId: string,
  below: Below,
  visible: { readonly has: (id: string) => boolean },
): PostRow[] {
  const shown = (below.get(postId) ?? []).filter(({ _id }) => visible.has(_id))
  return shown.flatMap((post) => [post, ...conversationOf(post._id, below, visible)])
}

/** Whether anything below a post is visible, also below posts that are not. */
export function goesOnBelow(postId: string, below: Below, visible: { readonly has: (id: string) => boolean }): boolean {
  return (below.get(postId) ?? []).some(({ _id }) => visible.has(_id) || goesOnBelow(_id, below, visible))
}

/** Replies by the author of the opened post come first, then the most liked, then the newest. */
function inOrder(authorId: string): (a: PostRow, b: PostRow) => number {
  const isOwn = (post: PostRow) => Number(post.authorId === authorId)
  const place = (post: PostRow) => ({ ...postPosition(post), count: post.likeCount })
  return (a, b) => isOwn(b) - isOwn(a) || comparePositions(place(a), place(b))
}

/** All replies of these posts; if they are too many, an equal share of each post. */
async function repliesOf(posts: readonly PostRow[]): Promise<PostRow[]> {
  if (posts.length === 0) return []
  const most = countOf(posts) > mostRanked ? Math.floor(mostRanked / posts.length) : Infinity
  const short = posts.filter(({ replyCount }) => replyCount <= most)
  const long = posts.filter(({ replyCount }) => replyCount > most)
  const whole = { filter: { parentId: { $in: short.map(({ _id }) => _id).sort() } }, limit: countOf(short) }
  const hint = postIndexes.replies
  if (long.length === 0) return findShared<PostRow>('posts', whole.filter, { hint, sort: hint, limit: whole.limit })
  const shares = long.map(({ _id }) => stagesOf({ parentId: _id }, most))
  const [first = [], ...others] = short.length > 0 ? [stagesOf(whole.filter, whole.limit), ...shares] : shares
  // A `$unionWith` takes no hint, but no other index begins with the parent.
  const unions = others.map((pipeline) => ({ $unionWith: { coll: 'posts', pipeline } }))
  return aggregate<PostRow>('posts', [...first, ...unions], hint)
}

const countOf = (posts: readonly PostRow[]) => posts.reduce((sum, { replyCount }) => sum + replyCount, 0)

/** The sort has all fields of the index, so MongoDB walks the index and sorts nothing. */
const stagesOf = (filter: mongo.Document, limit: number): mongo.Document[] => [
  { $match: filter },
  { $sort: postIndexes.replies },
  { $limit: limit },
]
