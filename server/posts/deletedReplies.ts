import type { ClientSession } from 'mongoose'
import { database } from '../db/connection.ts'
import { findByIds } from '../db/read.ts'
import type { DeletedReply } from './deletedReply.model.ts'

/** Remembers for a day that these replies were deleted. `parents` has the parents that remain. */
export async function rememberDeleted(
  ids: readonly string[],
  parents: ReadonlyMap<string, string>,
  session: ClientSession,
): Promise<void> {
  if (ids.length === 0) return
  const at = new Date()
  const replacementOf = (id: string) => ({ at, ...(parents.has(id) && { parentId: parents.get(id) }) })
  await database()
    .collection<DeletedReply>('deletedReplies')
    .bulkWrite(
      ids.map((_id) => ({ replaceOne: { filter: { _id }, replacement: replacementOf(_id), upsert: true } })),
      { session },
    )
}

/** Which of these replies were deleted within a day. One command. */
export async function deletedAmong(ids: readonly string[]): Promise<Set<string>> {
  const rows = await findByIds<{ _id: string }>('deletedReplies', ids)
  return new Set(rows.map(({ _id }) => _id))
}
