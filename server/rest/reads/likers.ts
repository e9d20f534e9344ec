import type { Context } from '../../context.ts'
import { likeIndexes } from '../../likes/like.model.ts'
import type { PostRow } from '../../posts/post.row.ts'
import { type EdgeLists, newestMembers } from './members.ts'
import { type Scope, mostPeople } from './scope.ts'

/** Who likes a post and who removed a like: the newest of each, newest first, but the viewer before all others. */
export type Likers = { likedBy: string[]; dislikedBy: string[] }

/** Who likes these posts, in one or two commands and one per cut list. Not whole if there are too many people. */
export async function likersOf(
  ctx: Context,
  posts: readonly PostRow[],
  { people }: Scope,
): Promise<{ likers: Map<string, Likers>; isWhole: boolean }> {
  const viewerId = ctx.viewer?.id ?? null
  const bounds = { longest: people, budget: mostPeople }
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

function listsOf(state: 'liked' | 'disliked'): EdgeLists {
  const { byPost, pair } = likeIndexes
  return { collection: 'likes', owner: 'postId', member: 'userId', filter: { state }, hint: byPost, pairHint: pair }
}
