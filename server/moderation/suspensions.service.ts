import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { refuse } from '../errors.ts'
import { endSessionsIn } from '../auth/sessions.ts'
import { noteAccountForCdn } from '../media/cdnPurges.ts'
import { forgetAuthor } from '../users/authors.ts'
import { type Suspension, isSuspended } from '../users/user.row.ts'
import { publicUserId } from '../users/userIds.ts'
import { UserModel } from '../users/user.model.ts'
import type { ActionDocument } from './action.model.ts'
import { type Actor, actOn } from './actor.ts'
import { reopenCasesOf } from './cases.open.ts'
import { resolveCases } from './cases.service.ts'
import { act, record } from './log.ts'
import { endProblem, noteProblem, storedNote } from './notes.ts'
import { settleAppeals } from './settledAppeals.ts'
import { leavesLists, returnsToLists } from './unlisting.service.ts'

/**
 * Hides an account from everybody and ends its sessions on every server, until some time or for good. Nothing is
 * deleted. Resolves the reports of the account, and the case; if for good, also those of all its posts. Throws
 * VALIDATION_FAILED, USER_NOT_FOUND, NOT_PERMITTED, CANNOT_ACT_ON or BUSY.
 */
export async function suspend(
  actor: Actor,
  userId: string,
  { until, rule, note, caseId }: Suspension & { caseId?: string },
  deadline?: Deadline,
): Promise<ActionDocument> {
  refuse([...endProblem(until), ...noteProblem(note)])
  const suspension: Suspension = { until, rule, note: storedNote(note) }
  const work = async (transaction: Transaction) => {
    const { session, afterCommit } = transaction
    await actOn(actor, userId, 'MODERATOR', session)
    const $set = { suspension, ...leavesLists(userId, transaction) }
    await UserModel.updateOne({ _id: userId }, { $set, $inc: { writes: 1 } }, { session })
    await endSessionsIn(transaction, userId)
    await reopenCasesOf(userId, session)
    await noteAccountForCdn(userId, session)
    afterCommit(() => forgetAuthor(userId))
    const action = await record({ kind: 'SUSPEND', actorId: actor, userId, rule, until }, transaction)
    const named = { $or: [{ subject: publicUserId(userId) }, ...(caseId ? [{ _id: caseId }] : [])] }
    // The new suspension can be appealed against anew.
    await settleAppeals({ userId, kind: 'SUSPEND' }, 'UPHELD', action, session)
    await resolveCases({ userId, ...(until && named) }, 'ACCOUNT_SUSPENDED', action, session)
    return action
  }
  return act([userId], work, deadline)
}

/** Shows an account again; null if it was not suspended. Throws USER_NOT_FOUND, NOT_PERMITTED, CANNOT_ACT_ON, BUSY. */
export async function unsuspend(actor: Actor, userId: string, deadline?: Deadline): Promise<ActionDocument | null> {
  return act([userId], (transaction) => unsuspendIn(actor, userId, transaction), deadline)
}

export async function unsuspendIn(
  actor: Actor,
  userId: string,
  transaction: Transaction,
): Promise<ActionDocument | null> {
  const { session, afterCommit } = transaction
  const account = await actOn(actor, userId, 'MODERATOR', session)
  const { suspension } = account
  if (!suspension) return null
  const change = { $set: returnsToLists(account, transaction), $unset: { suspension: 1 }, $inc: { writes: 1 } } as const
  await UserModel.updateOne({ _id: userId }, change, { session })
  if (isSuspended(suspension)) await endSessionsIn(transaction, userId)
  afterCommit(() => forgetAuthor(userId))
  const action = await record({ kind: 'UNSUSPEND', actorId: actor, userId }, transaction)
  await settleAppeals({ userId, kind: 'SUSPEND' }, 'REVERSED', action, session)
  return action
}
