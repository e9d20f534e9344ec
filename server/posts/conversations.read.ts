import type { mongo } from 'mongoose'
import { aggregate, findShared } from '../db/read.ts'
import { comparePositions } from '../db/keyset.ts'
import { postIndexes } from './post.model.ts'
import { type PostRow, postPosition } from './post.row.ts'

const levels = 2

/** How many replies of each post a conversation shows. */
const mostOfEach = 3

/** How many posts the conversation below one reply shows. */
export const mostInConversation = mostOfEach + mostOfEach * mostOfEach

/** Of a level with more replies, only the newest of each long list are ranked. */
const mostRanked = 1_000

/** The chosen replies of each post, by its id. */
type Below = ReadonlyMap<string, readonly PostRow[]>

/** Chooses what follows below the direct replies of a post by `authorId`. One command for each level. */
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

/** The conversation below a post in reading order, without what is not `visible` and what follows that. */
export function conversationOf(
  postId: string,
  below: Below,
  visible: { readonly has: (id: string) => boolean },
): PostRow[] {
  const shown = (below.get(postId) ?? []).filter(({ _id }) => visible.has(_id))
  return shown.flatMap((post) => [post, ...conversationOf(post._id, below, visible)])
}

/** Whether the conversation below a post has anything visible, also below what is not. */
export function goesOnBelow(postId: string, below: Below, visible: { readonly has: (id: string) => boolean }): boolean {
  return (below.get(postId) ?? []).some(({ _id }) => visible.has(_id) || goesOnBelow(_id, below, visible))
}

/** Those by the author of the opened post first, then the most liked, then the newest. */
function inOrder(authorId: string): (a: PostRow, b: PostRow) => number {
  const isOwn = (post: PostRow) => Number(post.authorId === authorId)
  const place = (post: PostRow) => ({ ...postPosition(post), count: post.likeCount })
  return (a, b) => isOwn(b) - isOwn(a) || comparePositions(place(a), place(b))
}

/** All replies of these posts, or if they are too many, at most an equal share of each. */
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
  // A union takes no hint, but no other index begins with the parent.
  const unions = others.map((pipeline) => ({ $unionWith: { coll: 'posts', pipeline } }))
  return aggregate<PostRow>('posts', [...first, ...unions], hint)
}

const countOf = (posts: readonly PostRow[]) => posts.reduce((sum, { replyCount }) => sum + replyCount, 0)

/** With all fields of the index in the sort, MongoDB walks it and sorts nothing. */
const stagesOf = (filter: mongo.Document, limit: number): mongo.Document[] => [
  { $match: filter },
  { $sort: postIndexes.replies },
  { $limit: limit },
]
