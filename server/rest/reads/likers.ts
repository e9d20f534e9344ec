import type { Context } from '../../context.ts'
import { findShared } from '../../db/read.ts'
import { type LikeDocument, likeIndexes } from '../../likes/like.model.ts'
import type { PostRow } from '../../posts/post.row.ts'
import { type EdgeLists, newestMembers, viewerFirst } from './members.ts'
import { expectedRows } from './newest.ts'
import { type Scope, mostPeople } from './scope.ts'

/** Who likes a post and who took a like back, newest first, but the viewer before all. */
export type Likers = { likedBy: string[]; dislikedBy: string[] }

/**
 * The likers of these posts; `isWhole` is false if they were too many to read. One command if all lists are short, else
 * up to three, and one more for each list that is shortened.
 */
export async function likersOf(
  ctx: Context,
  posts: readonly PostRow[],
  { people }: Scope,
): Promise<{ likers: Map<string, Likers>; isWhole: boolean }> {
  const viewerId = ctx.viewer?.id ?? null
  const bounds = { longest: people, budget: mostPeople }
  const whole = await shortLists(posts, people, viewerId)
  if (whole) return { likers: whole, isWhole: true }
  const counted = posts.map(({ _id, likeCount }) => ({ id: _id, count: likeCount }))
  const uncounted = posts.map(({ _id }) => ({ id: _id, count: null }))
  const [liked, disliked] = await Promise.all([
    newestMembers(listsOf('liked'), counted, bounds, viewerId),
    newestMembers(listsOf('disliked'), uncounted, bounds, viewerId),
  ])
  const likers = posts.map(({ _id }): [string, Likers] => [
    _id,
    { likedBy: liked.lists.get(_id) ?? [], dislikedBy: disliked.lists.get(_id) ?? [] },
  ])
  return { likers: new Map(likers), isWhole: liked.isWhole && disliked.isWhole }
}

/** Null if there are many likers, or a list may have to be shortened. */
async function shortLists(
  posts: readonly PostRow[],
  longest: number,
  viewerId: string | null,
): Promise<Map<string, Likers> | null> {
  const ids = posts.map(({ _id }) => _id)
  const limit = expectedRows(posts.flatMap(({ likeCount }) => [{ count: likeCount }, { count: null }]))
  if (limit > mostPeople || posts.some(({ likeCount }) => likeCount >= longest)) return null
  const { byPost } = likeIndexes
  const filter = { postId: { $in: ids }, state: { $in: ['liked', 'disliked'] } }
  const options = { hint: byPost, sort: byPost, limit, projection: { _id: 0, postId: 1, userId: 1, state: 1 } }
  const rows = await findShared<Pick<LikeDocument, 'postId' | 'userId' | 'state'>>('likes', filter, options)
  if (rows.length === limit) return null
  const likers = new Map(ids.map((id): [string, Likers] => [id, { likedBy: [], dislikedBy: [] }]))
  for (const { postId, userId, state } of rows)
    likers.get(postId)?.[state === 'liked' ? 'likedBy' : 'dislikedBy'].push(userId)
  for (const list of [...likers.values()].flatMap(Object.values<string[]>)) {
    if (list.length >= longest) return null
    viewerFirst(list, viewerId)
  }
  return likers
}

function listsOf(state: 'liked' | 'disliked'): EdgeLists {
  const { byPost, pair } = likeIndexes
  return { collection: 'likes', owner: 'postId', member: 'userId', filter: { state }, hint: byPost, pairHint: pair }
}
