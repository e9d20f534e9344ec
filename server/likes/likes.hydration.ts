import type { Hydrator } from '../context.ts'
import { find } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { likeIndexes } from './like.model.ts'

/** Adds `viewerHasLiked` to posts. */
export const hydrateLikes: Hydrator<PostRow> = async (ctx, ids) => {
  if (!ctx.selection.has('Post.viewerHasLiked')) return () => {}
  const liked = new Set(ctx.viewer ? await likedAmong(ctx.viewer.id, ids) : [])
  return (post) => {
    post.viewerHasLiked = liked.has(post._id)
  }
}

async function likedAmong(userId: string, ids: readonly string[]): Promise<string[]> {
  const options = { hint: likeIndexes.pair, limit: ids.length, projection: { _id: 0, postId: 1 } }
  const edges = await find<{ postId: string }>('likes', { userId, postId: { $in: [...ids] }, state: 'liked' }, options)
  return edges.map((edge) => edge.postId)
}
