import type { Logger } from 'pino'
import { find } from '../db/read.ts'
import { releaseKeptMedia } from '../media/keptMedia.ts'
import { type CaseDocument, CaseModel, caseIndexes } from './case.model.ts'
import { reopenCasesOf } from './cases.open.ts'
import { ReportModel } from './report.model.ts'

/** Copies of what was reported are kept this long after the case was resolved. */
const keepMs = 30 * 24 * 60 * 60 * 1000

const batchSize = 100

/** The end of the copies of a case that is resolved now. */
export const keptUntil = () => new Date(Date.now() + keepMs)

/** Deletes an account's name from reports, frees the cases that it had taken, and resolves those about it. */
export async function forgetInCases(userId: string): Promise<void> {
  await ReportModel.updateMany({ reporterId: userId }, { $unset: { reporterId: 1 } })
  await reopenCasesOf(userId)
  const resolved = { state: 'RESOLVED', outcome: 'ACCOUNT_DELETED', resolvedAt: new Date(), keptUntil: keptUntil() }
  await CaseModel.updateMany({ userId, unresolved: 1 }, { $set: resolved, $unset: { unresolved: 1, takenBy: 1 } })
}

/** Forgets copies and notes whose time is over. Several servers may run it, and it continues after a crash. */
export async function forgetOldCopies(now: Date, log: Logger): Promise<void> {
  for (;;) {
    const overdue = await find<CaseDocument>(
      'reportCases',
      { keptUntil: { $type: 'date', $lte: now } },
      { sort: caseIndexes.toForget, hint: caseIndexes.toForget, limit: batchSize },
    )
    for (const { _id: caseId } of overdue) {
      await releaseKeptMedia(caseId)
      await ReportModel.updateMany({ caseId }, { $set: { note: '' }, $unset: { kept: 1 } })
      await ReportModel.updateMany({ caseId, guest: { $gt: '' } }, { $set: { guest: '' } })
      await CaseModel.updateOne({ _id: caseId }, { $unset: { kept: 1, keptUntil: 1 } })
    }
    if (overdue.length > 0) log.info({ cases: overdue.length }, 'forgot the copies of what was reported')
    if (overdue.length < batchSize) return
  }
}
