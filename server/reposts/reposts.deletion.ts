import type { ClientSession } from 'mongoose'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { PostModel } from '../posts/post.model.ts'
import { RepostModel } from './repost.model.ts'

const batchSize = 200

/** Removes a deleted account's reposts, and lowers the posts' counts in the same transactions. */
export async function removeRepostsOf(userId: string): Promise<void> {
  while ((await inTransaction([], ({ session }) => removeSome(userId, session))) === batchSize);
}

async function removeSome(userId: string, session: ClientSession): Promise<number> {
  const reposts = await RepostModel.find({ userId }).limit(batchSize).session(session).lean()
  await RepostModel.deleteMany({ _id: { $in: reposts.map(({ _id }) => _id) } }, { session })
  // An account reposts a post at most once, so each of these posts loses exactly one repost.
  const counted = { _id: { $in: reposts.map(({ postId }) => postId) } }
  await PostModel.updateMany(counted, { $inc: { repostCount: -1 } }, { session })
  return reposts.length
}

/** Deletes the reposts of posts in the transaction that deletes the posts. */
export async function removeRepostsOfPosts(postIds: readonly string[], { session }: Transaction): Promise<void> {
  await RepostModel.deleteMany({ postId: { $in: [...postIds] } }, { session })
}
