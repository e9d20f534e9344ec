import type { ClientSession } from 'mongoose'
import { inTransaction } from '../db/transaction.ts'
import { UserModel } from '../users/user.model.ts'
import { usersErrors } from '../users/users.errors.ts'
import { touchUser } from '../users/users.service.ts'
import { FollowModel } from './follow.model.ts'

const batchSize = 200

/** Ends the follows between two accounts, and counts a write of each. Throws USER_NOT_FOUND for the second. */
export async function endFollowsBetween(accountId: string, otherId: string, session: ClientSession): Promise<void> {
  const there = await deletedFollow(accountId, otherId, session)
  const back = await deletedFollow(otherId, accountId, session)
  const change = (following: boolean, follower: boolean) => ({
    ...(following && { followingCount: -1 as const }),
    ...(follower && { followerCount: -1 as const }),
  })
  await touchUser(accountId, session, change(there, back))
  await touchUser(otherId, session, change(back, there), usersErrors.USER_NOT_FOUND)
}

async function deletedFollow(followerId: string, followeeId: string, session: ClientSession): Promise<boolean> {
  return (await FollowModel.deleteOne({ followerId, followeeId }, { session })).deletedCount > 0
}

/** Removes a deleted account's follows, and lowers the counts of the others in the same transactions. */
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
