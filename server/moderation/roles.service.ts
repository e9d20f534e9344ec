import { authErrors } from '../auth/auth.errors.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { OperatorError } from '../operatorError.ts'
import { requireOtherAdmin } from '../users/lastAdmin.ts'
import { UserModel } from '../users/user.model.ts'
import type { Role } from '../users/user.row.ts'
import { usernameKey } from '../users/users.rules.ts'
import type { ActionDocument } from './action.model.ts'
import { type Actor, actOn } from './actor.ts'
import { reopenCasesOf } from './cases.open.ts'
import { act, record } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { approveIn } from './requests.service.ts'

/**
 * Gives an account a role. Null if it has the role. Administrators change accounts below them, and may step down
 * themselves unless they are the last. The operator's choice also lets in an account that waits for it. Throws
 * USER_NOT_FOUND, NOT_PERMITTED, CANNOT_ACT_ON, LAST_ADMIN, DEMO_ACCOUNT_FIXED or BUSY.
 */
export async function changeRole(
  actor: Actor,
  userId: string,
  role: Role,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    const waiting = { _id: userId, deletingAt: null, waiting: { $ne: null } }
    if (actor === null && role !== 'MEMBER' && (await UserModel.exists(waiting).session(session)))
      await approveIn(null, userId, transaction)
    // `actOn` lets nobody act on themselves, so whoever steps down is checked like the operator.
    const { role: before = 'MEMBER', isDemo } = await actOn(actor === userId ? null : actor, userId, 'ADMIN', session)
    if (actor === userId && before !== 'ADMIN') throw new AppError(moderationErrors.NOT_PERMITTED)
    if (before === role) return null
    if (isDemo && role !== 'MEMBER') throw new AppError(authErrors.DEMO_ACCOUNT_FIXED)
    if (before === 'ADMIN') await requireOtherAdmin(userId, session)
    const change = role === 'MEMBER' ? { $unset: { role: 1 } } : { $set: { role } }
    await UserModel.updateOne({ _id: userId }, { ...change, $inc: { writes: 1 } }, { session })
    if (role === 'MEMBER') await reopenCasesOf(userId, session)
    return record({ kind: 'CHANGE_ROLE', actorId: actor, userId, role }, transaction)
  }
  return act([userId], work, deadline)
}

/** Makes the account of ADMIN_USERNAME an administrator, if it exists. Throws OperatorError for a demo account. */
export async function promoteAdmin(username: string): Promise<void> {
  const account = await UserModel.findOne(
    { usernameKey: usernameKey(username), deletingAt: null },
    { isDemo: 1 },
  ).lean()
  if (!account) return
  if (account.isDemo)
    throw new OperatorError(`ADMIN_USERNAME names @${username}, a demo account, whose password is public.`)
  await changeRole(null, account._id, 'ADMIN')
}
