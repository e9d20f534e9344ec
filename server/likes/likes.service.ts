import { type Context, requireViewer } from '../context.ts'
import { inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { findById } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import type { PostRow } from '../posts/post.row.ts'
import { changeCounter } from '../posts/posts.service.ts'
import { touchUser } from '../users/users.service.ts'
import { LikeModel } from './like.model.ts'

/** Likes a post. The like and the count commit together. Throws ALREADY_LIKED or POST_NOT_FOUND. */
export async function likePost(ctx: Context, postId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, 'likes')
  try {
    await inTransaction([viewer.id, postId], async ({ session }) => {
      const edge = { userId: viewer.id, postId }
      const given = { $set: { state: 'liked', at: new Date() } }
      // If the post is already liked, nothing matches, and the insert violates the unique index.
      await LikeModel.updateOne({ ...edge, state: 'disliked' }, given, { upsert: true, session })
      await touchUser(viewer.id, session)
      await changeCounter(postId, { likeCount: 1 }, session)
    })
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('ALREADY_LIKED') : error
  }
}

/**
 * Takes a like back. Throws POST_NOT_FOUND, NO_LIKES_LEFT if nobody likes the post, or ALREADY_DISLIKED if the viewer
 * does not like it.
 */
export async function unlikePost(ctx: Context, postId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  countAction(ctx, 'likes')
  await inTransaction([viewer.id, postId], async ({ session }) => {
    const taken = { $set: { state: 'disliked', at: new Date() } }
    const { matchedCount } = await LikeModel.updateOne({ userId: viewer.id, postId, state: 'liked' }, taken, {
      session,
    })
    if (matchedCount === 0) throw await unlikeRefusal(postId)
    await touchUser(viewer.id, session)
    await changeCounter(postId, { likeCount: -1 }, session)
  })
}

async function unlikeRefusal(postId: string): Promise<AppError> {
  const post = await findById<PostRow>('posts', postId, { likeCount: 1 })
  if (!post) return new AppError('POST_NOT_FOUND')
  return new AppError(post.likeCount === 0 ? 'NO_LIKES_LEFT' : 'ALREADY_DISLIKED')
}
