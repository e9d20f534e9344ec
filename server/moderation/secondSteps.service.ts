import { endSessionsIn } from '../auth/sessions.ts'
import type { Transaction } from '../db/transaction.ts'
import { UserModel } from '../users/user.model.ts'
import type { ActionDocument } from './action.model.ts'
import { actOn } from './actor.ts'
import { act, record } from './log.ts'

/**
 * Turns two-step log-in off for somebody who has lost their device and recovery codes, and ends all their sessions,
 * because one may be on that device. For the operator. Null if it was off. Throws USER_NOT_FOUND or BUSY.
 */
export async function turnTwoStepOff(userId: string): Promise<ActionDocument | null> {
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    await actOn(null, userId, 'ADMIN', session)
    const change = { $unset: { twoStep: 1 }, $inc: { writes: 1 } } as const
    const { matchedCount } = await UserModel.updateOne({ _id: userId, twoStep: { $ne: null } }, change, { session })
    if (matchedCount === 0) return null
    await endSessionsIn(transaction, userId)
    return record({ kind: 'TURN_OFF_TWO_STEP', actorId: null, userId }, transaction)
  }
  return act([userId], work)
}
