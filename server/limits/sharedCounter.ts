import { database } from '../db/connection.ts'
import { beforeDeadline } from '../db/deadline.ts'
import { CountModel } from './count.model.ts'
import type { Limit } from './limit.ts'

const counts = () => database().collection(CountModel.collection.collectionName)

const keyOf = ({ name }: Limit, key: string) => ({ key: `${name}:${key}` })

/** Counts points for all servers, in one command. MongoDB's clock ends a count. Throws BUSY without an answer. */
export async function addShared(
  limit: Limit,
  key: string,
  points: number,
): Promise<{ points: number; msLeft: number }> {
  const end = { $add: ['$$NOW', limit.seconds * 1000] }
  const isRunning = { $gt: ['$expire', '$$NOW'] }
  // The earlier end counts: when the count began, MongoDB's clock may have been fast, or the setting longer.
  const expire = { $cond: [isRunning, { $min: ['$expire', end] }, end] }
  const added = { $cond: [isRunning, { $add: ['$points', points] }, points] }
  const projection = { points: 1, msLeft: { $subtract: ['$expire', '$$NOW'] } }
  // If another request inserts the same key first, MongoDB tries the insert again.
  const counted = await beforeDeadline(() =>
    counts().findOneAndUpdate(keyOf(limit, key), [{ $set: { points: added, expire } }], {
      upsert: true,
      returnDocument: 'after',
      projection,
    }),
  )
  return counted as unknown as { points: number; msLeft: number }
}

/** Takes one point back, if there is any. */
export async function takeBackShared(limit: Limit, key: string): Promise<void> {
  await beforeDeadline(() => counts().updateOne({ ...keyOf(limit, key), points: { $gt: 0 } }, { $inc: { points: -1 } }))
}

export async function clearShared(limit: Limit, key: string): Promise<void> {
  await beforeDeadline(() => counts().deleteOne(keyOf(limit, key)))
}
