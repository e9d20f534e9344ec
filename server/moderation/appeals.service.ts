import type { ClientSession } from 'mongoose'
import type { Config } from '../config.ts'
import { type Context, requireOwner, requireViewer } from '../context.ts'
import { type Transaction, inTransaction, isDuplicateKey } from '../db/transaction.ts'
import { AppError, refuse } from '../errors.ts'
import { PostModel } from '../posts/post.model.ts'
import { UserModel, active, userIndexes } from '../users/user.model.ts'
import { isSuspended, roles } from '../users/user.row.ts'
import { type ActionDocument, ActionModel, actionIndexes } from './action.model.ts'
import { actOn, actorOf, requireActor } from './actor.ts'
import { type AppealDocument, AppealModel } from './appeal.model.ts'
import { DecisionModel, isFinal } from './decision.model.ts'
import { undoDecisionIn } from './decisions.service.ts'
import { copyOfPost, copyOfProfile } from './keptCopy.ts'
import { act, record } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { moderationLimits } from './moderation.limits.ts'
import { restoreAtOnce } from './manyRemovals.service.ts'
import { noteProblem, storedNote } from './notes.ts'
import { restoreIn } from './removals.service.ts'
import { unmarkIn } from './sensitive.service.ts'
import { unsuspendIn } from './suspensions.service.ts'

/** What an appeal is against: the removal or mark of a post, a decision, or with neither the account's suspension. */
export type Appealed = { postId: string | null; decision: number | null }

/**
 * Stores an appeal against what a moderator did, one for each action. Throws VALIDATION_FAILED, NOTHING_TO_APPEAL,
 * ALREADY_APPEALED, RATE_LIMITED, OPERATOR_DECIDES for administrators, and the errors of `requireOwner`.
 */
export async function appeal(ctx: Context, appealed: Appealed, words: string): Promise<AppealDocument> {
  const { postId, decision } = appealed
  const isSuspension = postId === null && decision === null
  const { id: userId } = isSuspension ? requireOwner(ctx) : requireViewer(ctx)
  ctx.limits.count(moderationLimits.appeals, `account:${userId}`)
  const isEmpty = words.trim() === '' ? [{ field: 'words', message: 'Say why this was wrong.' }] : []
  refuse([...isEmpty, ...noteProblem(words, 'words')])
  const work = async ({ session }: Transaction) => {
    const { action, ...about } = await actionAgainst(userId, appealed, session)
    if (!action) throw new AppError(moderationErrors.NOTHING_TO_APPEAL)
    const { _id: number, actorId, rule = 'OTHER' } = action
    const stored: AppealDocument = {
      _id: String(number),
      userId,
      ...about,
      rule,
      actorId,
      words: storedNote(words),
      at: new Date(),
      state: 'OPEN',
      answer: '',
    }
    // Conflicts with an undo, which would not see the appeal (`settledAppeals.ts`).
    const account = await UserModel.findOneAndUpdate({ _id: userId }, { $inc: { writes: 1 } }, { session }).lean()
    // Nobody who decides appeals is above them.
    if (account?.role === 'ADMIN') throw new AppError(moderationErrors.OPERATOR_DECIDES)
    await AppealModel.create([stored], { session })
    return stored
  }
  try {
    return await inTransaction([postId ?? userId], work, ctx.deadline)
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(moderationErrors.ALREADY_APPEALED) : error
  }
}

type About = Pick<AppealDocument, 'kind' | 'kept' | 'postId'> & { action: ActionDocument | null }

async function actionAgainst(userId: string, { postId, decision }: Appealed, session: ClientSession): Promise<About> {
  if (decision !== null) return decided(userId, decision, session)
  return postId === null ? suspended(userId, session) : acted(userId, postId, session)
}

async function decided(userId: string, number: number, session: ClientSession): Promise<About> {
  const [found, account] = [
    await DecisionModel.findOne({ _id: number, userId }).session(session).lean(),
    await UserModel.findOne({ _id: userId, deletingAt: null }).session(session).lean(),
  ]
  if (!found || !account || isFinal(found.kind) || found.pending === 'RESTORE')
    throw new AppError(moderationErrors.NOTHING_TO_APPEAL)
  const action = await ActionModel.findById(number).session(session).lean()
  return { kind: found.kind, kept: copyOfProfile(account), action }
}

async function acted(userId: string, postId: string, session: ClientSession): Promise<About> {
  const post = await PostModel.findById(postId).session(session).lean()
  // Nobody can appeal before a moderator has decided.
  const removal = post?.removal?.isProvisional ? null : post?.removal
  if (post?.authorId !== userId || !(removal || post.sensitiveMark))
    throw new AppError(moderationErrors.NOTHING_TO_APPEAL)
  if (removal?.by !== undefined) return decided(userId, removal.by, session)
  const kind = removal ? 'REMOVE_POST' : 'MARK_SENSITIVE'
  const action = await latestAction({ userId, kind, postId }, session)
  return { kind, postId, kept: await copyOfPost(post, session), action }
}

async function suspended(userId: string, session: ClientSession): Promise<About> {
  const account = await UserModel.findOne({ _id: userId, deletingAt: null }).session(session).lean()
  if (!account || !isSuspended(account.suspension)) throw new AppError(moderationErrors.NOTHING_TO_APPEAL)
  const action = await latestAction({ userId, kind: 'SUSPEND' }, session)
  return { kind: 'SUSPEND', kept: copyOfProfile(account), action }
}

/** The latest action of this kind, which is the one in force. */
export function latestAction(
  about: Pick<AppealDocument, 'userId' | 'kind'> & { postId?: string },
  session: ClientSession | null = null,
) {
  return ActionModel.findOne(about).sort(actionIndexes.byTime).hint(actionIndexes.byUser).session(session).lean()
}

export type Decision = { isReversed: boolean; answer: string }

/**
 * Decides an appeal; if it is reversed, the action is undone. Whoever acted decides only if nobody else could. Throws
 * VALIDATION_FAILED, APPEAL_NOT_FOUND, APPEAL_DECIDED, DECIDES_ANOTHER, NOT_PERMITTED, CANNOT_ACT_ON or BUSY, and as
 * `actorOf`.
 */
export async function decideAppeal(
  ctx: Context,
  appealId: string,
  { isReversed, answer }: Decision,
): Promise<ActionDocument | null> {
  const actor = await actorOf(ctx)
  refuse(noteProblem(answer, 'answer'))
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    const found = await appealFor(actor, appealId, transaction, ctx.config)
    const { userId, postId } = found
    const action = isReversed
      ? await undo(actor, found, transaction)
      : await record({ kind: 'UPHOLD_APPEAL', actorId: actor, userId, ...(postId && { postId }) }, transaction)
    const state = isReversed ? 'REVERSED' : 'UPHELD'
    const decided = {
      state,
      answer: storedNote(answer),
      ...(action && { decidedBy: action._id, decidedAt: action.at }),
    }
    await AppealModel.updateOne({ _id: appealId }, { $set: decided }, { session })
    await UserModel.updateOne({ _id: userId }, { $set: { hasUnreadDecision: true }, $inc: { writes: 1 } }, { session })
    return action
  }
  return restoreAtOnce(await act([appealId], work, ctx.deadline), ctx.deadline)
}

function undo(actor: string, { _id, kind, userId, postId = '' }: AppealDocument, transaction: Transaction) {
  switch (kind) {
    case 'SUSPEND':
      return unsuspendIn(actor, userId, transaction)
    case 'REMOVE_POST':
      return restoreIn(actor, postId, transaction)
    case 'MARK_SENSITIVE':
      return unmarkIn(actor, postId, transaction)
    default:
      return undoDecisionIn(actor, Number(_id), transaction)
  }
}

async function appealFor(
  actor: string,
  appealId: string,
  { session }: Transaction,
  { twoStepForModerators }: Config,
): Promise<AppealDocument> {
  await requireActor(actor, 'MODERATOR', session)
  const found = await AppealModel.findById(appealId).session(session).lean()
  if (!found || found.userId === actor) throw new AppError(moderationErrors.APPEAL_NOT_FOUND)
  const { role = 'MEMBER' } = await actOn(actor, found.userId, 'MODERATOR', session)
  if (found.state !== 'OPEN') throw new AppError(moderationErrors.APPEAL_DECIDED)
  if (found.actorId !== actor) return found
  const others = {
    role: { $in: roles.slice(roles.indexOf(role) + 1) },
    _id: { $nin: [actor, found.userId] },
    ...(twoStepForModerators && { 'twoStep.since': { $exists: true } }),
    ...active(),
  }
  if (await UserModel.exists(others).hint(userIndexes.byRole).session(session))
    throw new AppError(moderationErrors.DECIDES_ANOTHER)
  return found
}
