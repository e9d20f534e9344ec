import type { Context } from '../../context.ts'
import { type EdgeLists, newestMembers } from './newest.ts'
import type { PostRow } from '../../posts/post.row.ts'
import { likeIndexes } from '../../likes/like.model.ts'

/** Who likes a post and who took a like back: the newest 1,000 of each, newest first, but the viewer before everybody else. */
export type Likers = { likedBy: string[]; dislikedBy: string[] }

/** Who likes these posts, by post id. A command or two for all of them; one more for each post with over 1,000 likes. */
export async function likersOf(ctx: Context, posts: readonly PostRow[]): Promise<Map<string, Likers>> {
  const viewerId = ctx.viewer?.id ?? null
  const [liked, disliked] = await Promise.all([
    newestMembers(
      listsOf('liked'),
      posts.map(({ _id, likeCount }) => ({ id: _id, count: likeCount })),
      viewerId,
    ),
    newestMembers(
      listsOf('disliked'),
      posts.map(({ _id }) => ({ id: _id, count: null })),
      viewerId,
    ),
  ])
  return new Map(posts.map(({ _id }) => [_id, { likedBy: liked.get(_id) ?? [], dislikedBy: disliked.get(_id) ?? [] }]))
}

function listsOf(state: 'liked' | 'disliked'): EdgeLists {
  const { byPost, pair } = likeIndexes
  return { collection: 'likes', owner: 'postId', member: 'userId', filter: { state }, hint: byPost, pairHint: pair }
}
