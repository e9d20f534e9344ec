import type { ClientSession, mongo } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { refuse } from '../errors.ts'
import { PostModel } from '../posts/post.model.ts'
import { forgetAuthor } from '../users/authors.ts'
import { type UserDocument, UserModel } from '../users/user.model.ts'
import { publicUserId } from '../users/userIds.ts'
import type { VerifiedKind } from '../users/user.row.ts'
import type { ModerationRule } from '../users/moderation.rules.ts'
import type { ActionDocument } from './action.model.ts'
import { type Actor, actOn, requireActor } from './actor.ts'
import { AppealModel, appealIndexes } from './appeal.model.ts'
import { type CaseDocument, CaseModel, type CaseOutcome } from './case.model.ts'
import { resolveCases } from './cases.service.ts'
import {
  type DecisionDocument,
  type DecisionKind,
  DecisionModel,
  type FinalKind,
  isFinal,
  undoneBy,
} from './decision.model.ts'
import { act, record } from './log.ts'
import { endProblem, noteProblem, storedNote } from './notes.ts'
import { settleAppeals } from './settledAppeals.ts'

export type Reason = { rule: ModerationRule; note: string; caseId?: string }

type Facts = Pick<DecisionDocument, 'until' | 'from' | 'to' | 'count'>

type Decided = {
  actor: Actor
  userId: string
  kind: Exclude<DecisionKind, FinalKind>
  outcome: CaseOutcome
  facts?: Facts
  /** What the person's decision has and the log does not. */
  unlogged?: Pick<DecisionDocument, 'text' | 'badge' | 'badgeBefore'>
}

/**
 * Tells an account's person which rule was broken; nothing else happens. Resolves the reports of the account, and the
 * case. Throws VALIDATION_FAILED, USER_NOT_FOUND, NOT_PERMITTED, CANNOT_ACT_ON or BUSY.
 */
export async function warn(actor: Actor, userId: string, reason: Reason, deadline?: Deadline): Promise<ActionDocument> {
  refuse(noteProblem(reason.note))
  const work = async (transaction: Transaction) => {
    await actOn(actor, userId, 'MODERATOR', transaction.session)
    return decide({ actor, userId, kind: 'WARN', outcome: 'ACCOUNT_WARNED' }, reason, transaction)
  }
  return act([userId], work, deadline)
}

/** Keeps an account out of strangers' lists. Ends an earlier silence, and upholds its appeals. Throws as `warn`. */
export async function silence(
  actor: Actor,
  userId: string,
  { until, ...reason }: Reason & { until: Date | null },
  deadline?: Deadline,
): Promise<ActionDocument> {
  refuse([...endProblem(until), ...noteProblem(reason.note)])
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    await actOn(actor, userId, 'MODERATOR', session)
    await DecisionModel.deleteMany({ userId, kind: 'SILENCE' }, { session })
    await updateCard(userId, { $set: { silence: { until } } }, transaction)
    const decided = { actor, userId, kind: 'SILENCE', outcome: 'ACCOUNT_SILENCED', facts: { until } } as const
    const action = await decide(decided, reason, transaction)
    await settleAppeals({ userId, kind: 'SILENCE' }, 'UPHELD', action, session)
    return action
  }
  return act([userId], work, deadline)
}

/** Chooses an account's badge, or none. It ends an earlier choice, and upholds its appeals. Throws as `warn`. */
export async function lockBadge(
  actor: Actor,
  userId: string,
  { badge, ...reason }: Reason & { badge: VerifiedKind | null },
  deadline?: Deadline,
): Promise<ActionDocument> {
  refuse(noteProblem(reason.note))
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    const { verifiedKind } = await actOn(actor, userId, 'MODERATOR', session)
    const earlier = await DecisionModel.findOneAndDelete({ userId, kind: 'LOCK_BADGE' }, { session }).lean()
    const badgeBefore = earlier ? (earlier.badgeBefore ?? null) : verifiedKind
    await updateCard(userId, { $set: { verifiedKind: badge, isBadgeLocked: true } }, transaction)
    const decided = {
      actor,
      userId,
      kind: 'LOCK_BADGE',
      outcome: 'BADGE_CHOSEN',
      unlogged: { badge, badgeBefore },
    } as const
    const action = await decide(decided, reason, transaction)
    await settleAppeals({ userId, kind: 'LOCK_BADGE' }, 'UPHELD', action, session)
    return action
  }
  return act([userId], work, deadline)
}

/** Adds the action to the log, and its words to what the person reads. */
export async function decide(
  { actor, userId, kind, outcome, facts: more, unlogged }: Decided,
  { rule, note, caseId }: Reason,
  transaction: Transaction,
): Promise<ActionDocument> {
  const { session } = transaction
  const about = caseId ? await CaseModel.findOne({ _id: caseId, userId }).session(session).lean() : null
  const facts = { ...(about?.postId && { postId: about.postId }), ...more }
  const action = await record({ kind, actorId: actor, userId, rule, ...facts }, transaction)
  const { _id, at } = action
  await tell({ _id, userId, kind, rule, note: storedNote(note), at, ...facts, ...unlogged }, session)
  const isNamed = about && !(await isRemovedLater(about, facts, session))
  const named = [{ subject: publicUserId(userId) }, ...(isNamed ? [{ _id: about._id }] : [])]
  await resolveCases({ userId, $or: named }, outcome, action, session)
  return action
}

/** Stores what an account's person reads about an action in the same transaction. */
export async function tell(decision: DecisionDocument, session: ClientSession): Promise<void> {
  await DecisionModel.create([decision], { session })
  const unread = { $set: { hasUnreadDecision: true }, $inc: { writes: 1 } } as const
  // The write conflicts with a deletion of the account, which deletes decisions too.
  await UserModel.updateOne({ _id: decision.userId }, unread, { session })
}

/** Whether the post of a case will be removed in a later batch: until then it stays hidden, and its case unresolved. */
async function isRemovedLater(
  { isHidingPost, postId }: CaseDocument,
  { from, to }: Facts,
  session: ClientSession,
): Promise<boolean> {
  if (!isHidingPost || !from || !to) return false
  const isAmong = { _id: postId, createdAt: { $gte: from, $lte: to } }
  return (await PostModel.exists(isAmong).session(session)) !== null
}

/** Takes a decision back. Null if it does not stand or is final. Throws NOT_PERMITTED, CANNOT_ACT_ON or BUSY. */
export async function undoDecision(actor: Actor, number: number, deadline?: Deadline): Promise<ActionDocument | null> {
  return act([`decision ${number}`], (transaction) => undoDecisionIn(actor, number, transaction), deadline)
}

export async function undoDecisionIn(
  actor: Actor,
  number: number,
  transaction: Transaction,
): Promise<ActionDocument | null> {
  const { session } = transaction
  await requireActor(actor, 'MODERATOR', session)
  const found = await DecisionModel.findById(number).session(session).lean()
  if (!found || found.pending === 'RESTORE') return null
  const { userId, kind } = found
  if (isFinal(kind)) return null
  await actOn(actor, userId, 'MODERATOR', session)
  if (kind === 'REMOVE_POSTS') await beginRestoring(number, session)
  else await DecisionModel.deleteOne({ _id: number }, { session })
  if (kind === 'SILENCE') await updateCard(userId, { $unset: { silence: 1 } }, transaction)
  if (kind === 'LOCK_BADGE') {
    const verifiedKind = found.badgeBefore ?? null
    await updateCard(userId, { $set: { verifiedKind }, $unset: { isBadgeLocked: 1 } }, transaction)
  }
  if (!(await hasNews(userId, session)))
    await UserModel.updateOne({ _id: userId }, { $unset: { hasUnreadDecision: 1 } }, { session })
  const action = await record({ kind: undoneBy[kind], actorId: actor, userId, undoes: number }, transaction)
  await settleAppeals({ userId, kind, _id: String(number) }, 'REVERSED', action, session)
  return action
}

/** Whether the account's person has something to read: a decision that stands, or an answer to an appeal. */
async function hasNews(userId: string, session: ClientSession): Promise<boolean> {
  if (await DecisionModel.exists({ userId, pending: { $ne: 'RESTORE' } }).session(session)) return true
  const answered = AppealModel.exists({ userId, state: { $ne: 'OPEN' } }).hint(appealIndexes.byUser)
  return (await answered.session(session)) !== null
}

/** The posts come back in batches, and then the decision is deleted. */
async function beginRestoring(number: number, session: ClientSession): Promise<void> {
  await DecisionModel.updateOne({ _id: number }, { $set: { pending: 'RESTORE' }, $unset: { after: 1 } }, { session })
}

async function updateCard(
  userId: string,
  update: mongo.UpdateFilter<UserDocument>,
  { session, afterCommit }: Transaction,
) {
  await UserModel.updateOne({ _id: userId }, update, { session })
  afterCommit(() => forgetAuthor(userId))
}

/** Notes that the viewer has read all decisions. Returns the viewer's id. Throws as `requireViewer`. */
export async function markDecisionsRead(ctx: Context): Promise<string> {
  const { id } = requireViewer(ctx)
  await UserModel.updateOne({ _id: id }, { $unset: { hasUnreadDecision: 1 } })
  return id
}
