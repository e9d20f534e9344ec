import type { ClientSession } from 'mongoose'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { PostModel } from '../posts/post.model.ts'
import { LikeModel } from './like.model.ts'

const batchSize = 200

/** Takes back every like of an account that is being deleted; the posts' counts follow in the same transactions. */
export async function removeLikesOf(userId: string): Promise<void> {
  while ((await inTransaction([], ({ session }) => removeSome(userId, session))) === batchSize);
}

async function removeSome(userId: string, session: ClientSession): Promise<number> {
  const likes = await LikeModel.find({ userId }).limit(batchSize).session(session).lean()
  const liked = likes.filter((like) => like.state === 'liked').map((like) => like.postId)
  await LikeModel.deleteMany({ _id: { $in: likes.map((like) => like._id) } }, { session })
  // One like a post and account, so each of these posts loses exactly one.
  await PostModel.updateMany({ _id: { $in: liked } }, { $inc: { likeCount: -1 } }, { session })
  return likes.length
}

/** Deletes every like of posts that are being deleted, inside their transaction. */
export async function removeLikesOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await LikeModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
