import type { ClientSession } from 'mongoose'
import { findByIds } from '../db/read.ts'
import { DeletedReplyModel } from './deletedReply.model.ts'

/** Records for a day that these replies were deleted. */
export async function rememberDeleted(ids: readonly string[], session: ClientSession): Promise<void> {
  const at = new Date()
  await DeletedReplyModel.bulkWrite(
    ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true } })),
    { session },
  )
}

/** The ids among these whose replies were deleted within the last day. One command. */
export async function deletedAmong(ids: readonly string[]): Promise<Set<string>> {
  const rows = await findByIds<{ _id: string }>('deletedReplies', ids)
  return new Set(rows.map(({ _id }) => _id))
}
