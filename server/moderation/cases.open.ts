import { randomUUID } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { keepMedia } from '../media/keptMedia.ts'
import { type CaseDocument, CaseModel } from './case.model.ts'
import { type KeptCopy, addressesIn } from './keptCopy.ts'

export type Subject = Pick<CaseDocument, 'subject' | 'userId' | 'postId'> & { kept: KeptCopy }

/** Opens a case, in the transaction that found no unresolved one about its subject. Keeps the uploads in the copy. */
export async function openCase(
  subject: Subject,
  source: Pick<CaseDocument, 'reportCount' | 'words'>,
  session: ClientSession,
): Promise<CaseDocument> {
  const at = new Date()
  const opened: CaseDocument = {
    _id: randomUUID(),
    ...subject,
    state: 'OPEN',
    unresolved: 1,
    ...source,
    openedAt: at,
    reportedAt: at,
  }
  await CaseModel.create([opened], { session })
  await keepMedia(addressesIn(subject.kept), subject.userId, opened._id, session)
  return opened
}

/** Opens the cases again that a former moderator had taken. */
export async function reopenCasesOf(moderatorId: string, session: ClientSession | null = null): Promise<void> {
  const open = { $set: { state: 'OPEN' as const }, $unset: { takenBy: 1 as const } }
  await CaseModel.updateMany({ takenBy: moderatorId }, open).session(session)
}
