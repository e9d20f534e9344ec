import type { mongo } from 'mongoose'
import { SessionModel } from '../auth/session.model.ts'
import { beginningOfWait } from '../auth/waiting.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { isBlank } from '../text.rules.ts'
import { forgetAuthor } from '../users/authors.ts'
import { UserModel } from '../users/user.model.ts'
import type { ActionDocument } from './action.model.ts'
import { type Actor, requireActor } from './actor.ts'
import { act, record } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { noteProblem, storedNote } from './notes.ts'

/** Lets a new account in; the operator also a declined one. Throws NOT_PERMITTED, REQUEST_ANSWERED or BUSY. */
export async function approveSignUp(actor: Actor, userId: string, deadline?: Deadline): Promise<ActionDocument> {
  const work = (transaction: Transaction) => approveIn(actor, userId, transaction)
  return act([userId], work, deadline)
}

/** Like `approveSignUp`, in a transaction that does more. */
export async function approveIn(actor: Actor, userId: string, transaction: Transaction): Promise<ActionDocument> {
  const { session, afterCommit } = transaction
  await requireActor(actor, 'MODERATOR', session)
  const waiting = actor === null ? { waiting: { $ne: null } } : unanswered()
  await answer(userId, waiting, { $unset: { waiting: 1 }, $inc: { writes: 1 } }, transaction)
  await SessionModel.updateMany({ userId }, { $unset: { isWaiting: 1 } }, { session })
  afterCommit(() => forgetAuthor(userId))
  return record({ kind: 'APPROVE_SIGN_UP', actorId: actor, userId }, transaction)
}

/**
 * Declines a new account. Its person reads the note until the account is deleted after 30 days. Throws
 * VALIDATION_FAILED, NOT_PERMITTED, REQUEST_ANSWERED or BUSY.
 */
export async function declineSignUp(
  actor: Actor,
  userId: string,
  note: string,
  deadline?: Deadline,
): Promise<ActionDocument> {
  refuse(isBlank(note) ? [{ field: 'note', message: 'Please fill the reason field!' }] : noteProblem(note))
  const work = async (transaction: Transaction) => {
    await requireActor(actor, 'MODERATOR', transaction.session)
    const declined = {
      'waiting.state': 'DECLINED',
      'waiting.at': new Date(),
      'waiting.note': storedNote(note),
    } as const
    await answer(userId, unanswered(), { $set: declined, $inc: { writes: 1 } }, transaction)
    return record({ kind: 'DECLINE_SIGN_UP', actorId: actor, userId }, transaction)
  }
  return act([userId], work, deadline)
}

const unanswered = () => ({ 'waiting.state': 'OPEN', 'waiting.at': { $gt: beginningOfWait(new Date()) } }) as const

/** Of two answers at the same time, the second throws REQUEST_ANSWERED. */
async function answer(
  _id: string,
  waiting: mongo.Document,
  change: mongo.Document,
  { session }: Transaction,
): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id, deletingAt: null, ...waiting }, change, { session })
  if (matchedCount === 0) throw new AppError(moderationErrors.REQUEST_ANSWERED)
}
