import type { ClientSession } from 'mongoose'
import { inTransaction } from '../db/transaction.ts'
import { UserModel } from '../users/user.model.ts'
import { FollowModel } from './follow.model.ts'

const batchSize = 200

/** Removes a deleted account's follows and lowers the counts of others in the same transactions. */
export async function removeFollowsOf(userId: string): Promise<void> {
  while ((await inTransaction([], ({ session }) => removeSome({ followerId: userId }, session))) === batchSize);
  while ((await inTransaction([], ({ session }) => removeSome({ followeeId: userId }, session))) === batchSize);
}

async function removeSome(
  side: { followerId: string } | { followeeId: string },
  session: ClientSession,
): Promise<number> {
  const follows = await FollowModel.find(side).limit(batchSize).session(session).lean()
  await FollowModel.deleteMany({ _id: { $in: follows.map((follow) => follow._id) } }, { session })
  if ('followerId' in side)
    await lower(
      'followerCount',
      follows.map((follow) => follow.followeeId),
      session,
    )
  else
    await lower(
      'followingCount',
      follows.map((follow) => follow.followerId),
      session,
    )
  return follows.length
}

async function lower(
  counter: 'followerCount' | 'followingCount',
  userIds: string[],
  session: ClientSession,
): Promise<void> {
  await UserModel.updateMany({ _id: { $in: userIds } }, { $inc: { [counter]: -1, writes: 1 } }, { session })
}
