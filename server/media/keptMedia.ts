import type { ClientSession } from 'mongoose'
import { MediaModel } from './media.model.ts'
import { uploadedMediaId } from './media.rules.ts'

/** Keeps the bytes of an account's uploads for a case, even if nothing shows them any more. */
export async function keepMedia(
  addresses: readonly string[],
  ownerId: string,
  caseId: string,
  session: ClientSession,
): Promise<void> {
  const ids = addresses.flatMap((address) => uploadedMediaId(address) ?? [])
  if (ids.length === 0) return
  await MediaModel.updateMany({ _id: { $in: ids }, ownerId }, { $addToSet: { keptFor: caseId } }, { session })
}

/** Keeps them no longer for this case. Safe to repeat. */
export async function releaseKeptMedia(caseId: string): Promise<void> {
  await MediaModel.updateMany({ keptFor: caseId }, { $pull: { keptFor: caseId } })
}
