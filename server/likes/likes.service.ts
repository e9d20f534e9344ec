import type { Context } from '../context.ts'
import { findById } from '../db/read.ts'
import { AppError } from '../errors.ts'
import type { PostRow } from '../posts/post.row.ts'
import { changeCounter } from '../posts/posts.service.ts'
import { type EdgeKind, changeEdge } from '../users/edges.ts'
import { LikeModel } from './like.model.ts'

const like: EdgeKind = { limit: 'likes', already: 'ALREADY_LIKED' }

/** Likes a post. Throws ALREADY_LIKED, POST_NOT_FOUND and as `changeEdge` does. */
export async function likePost(ctx: Context, postId: string): Promise<void> {
  await changeEdge(ctx, like, postId, async ({ viewerId, session }) => {
    const liked = { $set: { state: 'liked', at: new Date() } }
    // If the post is already liked, nothing matches, and the insert violates the unique index.
    await LikeModel.updateOne({ userId: viewerId, postId, state: 'disliked' }, liked, { upsert: true, session })
    await changeCounter(postId, { likeCount: 1 }, session)
  })
}

/**
 * Takes a like back. Throws POST_NOT_FOUND, NO_LIKES_LEFT if nobody likes the post, ALREADY_DISLIKED if only others do,
 * and as `changeEdge` does.
 */
export async function unlikePost(ctx: Context, postId: string): Promise<void> {
  await changeEdge(ctx, like, postId, async ({ viewerId, session }) => {
    const disliked = { $set: { state: 'disliked', at: new Date() } }
    const { matchedCount } = await LikeModel.updateOne({ userId: viewerId, postId, state: 'liked' }, disliked, {
      session,
    })
    if (matchedCount === 0) throw await unlikeRefusal(postId)
    await changeCounter(postId, { likeCount: -1 }, session)
  })
}

async function unlikeRefusal(postId: string): Promise<AppError> {
  const post = await findById<PostRow>('posts', postId, { likeCount: 1 })
  if (!post) return new AppError('POST_NOT_FOUND')
  return new AppError(post.likeCount === 0 ? 'NO_LIKES_LEFT' : 'ALREADY_DISLIKED')
}
