import type { ClientSession } from 'mongoose'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { PostModel } from '../posts/post.model.ts'
import { LikeModel } from './like.model.ts'

const batchSize = 200

/** Removes a deleted account's likes, and lowers the posts' counts in the same transactions. */
export async function removeLikesOf(userId: string): Promise<void> {
  while ((await inTransaction([], ({ session }) => removeSome(userId, session))) === batchSize);
}

async function removeSome(userId: string, session: ClientSession): Promise<number> {
  const likes = await LikeModel.find({ userId }).limit(batchSize).session(session).lean()
  const liked = likes.filter((like) => like.state === 'liked').map((like) => like.postId)
  await LikeModel.deleteMany({ _id: { $in: likes.map((like) => like._id) } }, { session })
  // An account likes a post at most once, so each of these posts loses exactly one like.
  await PostModel.updateMany({ _id: { $in: liked } }, { $inc: { likeCount: -1 } }, { session })
  return likes.length
}

/** Deletes the likes of posts in the transaction that deletes the posts. */
export async function removeLikesOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await LikeModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
