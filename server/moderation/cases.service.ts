import type { ClientSession, mongo } from 'mongoose'
import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError } from '../errors.ts'
import { bringBack } from '../posts/listed.ts'
import { PostModel } from '../posts/post.model.ts'
import type { ActionDocument, ActionKind } from './action.model.ts'
import { requireNotAbove } from './actor.ts'
import { type CaseDocument, CaseModel, type CaseOutcome } from './case.model.ts'
import { act, record } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { keptUntil } from './reports.deletion.ts'

/**
 * Gives an open case to the actor, so that others leave it alone. Null if the actor has it already. Throws
 * NOT_PERMITTED, CASE_NOT_FOUND, CANNOT_ACT_ON, CASE_TAKEN, CASE_RESOLVED or BUSY.
 */
export function takeCase(actor: string, caseId: string, deadline?: Deadline): Promise<ActionDocument | null> {
  return change({ actor, caseId, kind: 'TAKE_CASE' }, deadline, async ({ state }, { session }) => {
    if (state === 'RESOLVED') throw new AppError(moderationErrors.CASE_RESOLVED)
    if (state === 'TAKEN') return false
    await CaseModel.updateOne({ _id: caseId }, { $set: { state: 'TAKEN', takenBy: actor } }, { session })
    return true
  })
}

/** Opens a taken case again; null if it is not taken. Administrators may release any. Throws as `takeCase`. */
export function releaseCase(actor: string, caseId: string, deadline?: Deadline): Promise<ActionDocument | null> {
  return change({ actor, caseId, kind: 'RELEASE_CASE' }, deadline, async ({ state }, { session }) => {
    if (state !== 'TAKEN') return false
    await CaseModel.updateOne({ _id: caseId }, { $set: { state: 'OPEN' }, $unset: { takenBy: 1 } }, { session })
    return true
  })
}

/** Resolves a case because no rule was broken. Null if it was dismissed already. Throws as `takeCase`. */
export function dismissCase(actor: string, caseId: string, deadline?: Deadline): Promise<ActionDocument | null> {
  return change({ actor, caseId, kind: 'DISMISS_CASE' }, deadline, async ({ state, outcome }) => {
    if (state === 'RESOLVED' && outcome !== 'DISMISSED') throw new AppError(moderationErrors.CASE_RESOLVED)
    return state !== 'RESOLVED'
  })
}

type Step = { actor: string; caseId: string; kind: Extract<ActionKind, `${string}_CASE`> }

/** `work` changes the case, or returns false if there is nothing to do. */
function change(
  { actor, caseId, kind }: Step,
  deadline: Deadline | undefined,
  work: (found: CaseDocument, transaction: Transaction) => Promise<boolean>,
): Promise<ActionDocument | null> {
  const step = async (transaction: Transaction) => {
    const { session } = transaction
    const found = await caseFor(actor, caseId, { session, isFreeing: kind === 'RELEASE_CASE' })
    if (!(await work(found, transaction))) return null
    const action = await record({ kind, actorId: actor, userId: found.userId, caseId }, transaction)
    if (kind === 'DISMISS_CASE') await resolveCases({ _id: caseId }, 'DISMISSED', action, session)
    return action
  }
  return act([caseId], step, deadline)
}

async function caseFor(
  actor: string,
  caseId: string,
  { session, isFreeing }: { session: ClientSession; isFreeing: boolean },
): Promise<CaseDocument> {
  const found = await CaseModel.findById(caseId).session(session).lean()
  const role = await requireNotAbove(actor, found?.userId ?? null, session)
  // Nobody may learn of reports about themselves.
  if (!found || found.userId === actor) throw new AppError(moderationErrors.CASE_NOT_FOUND)
  const isOfAnother = found.state === 'TAKEN' && found.takenBy !== actor
  if (isOfAnother && !(isFreeing && role === 'ADMIN')) throw new AppError(moderationErrors.CASE_TAKEN)
  return found
}

/**
 * Resolves the matching cases, taken or not, because of an action in the same transaction. Posts that their reports hid
 * are shown again, unless the action removed or purged them.
 */
export async function resolveCases(
  filter: mongo.Document,
  outcome: CaseOutcome,
  action: ActionDocument,
  session: ClientSession,
): Promise<void> {
  const { _id: resolvedBy, at: resolvedAt } = action
  if (outcome !== 'POST_REMOVED' && outcome !== 'PURGED')
    await showReviewed({ ...filter, unresolved: 1 }, action, session)
  const resolved = { state: 'RESOLVED', outcome, resolvedAt, resolvedBy, keptUntil: keptUntil() }
  await CaseModel.updateMany(
    { ...filter, unresolved: 1 },
    { $set: resolved, $unset: { unresolved: 1, takenBy: 1 } },
    { session },
  )
}

/**
 * Notes that a moderator has decided about reports of these posts, and shows posts that the reports hid. After a
 * suspension, which hides the posts anyway, the log gets no row for them, and nobody is told.
 */
async function showReviewed(
  filter: mongo.Document,
  { kind, actorId }: ActionDocument,
  session: ClientSession,
): Promise<void> {
  const cases = await CaseModel.find({ ...filter, postId: { $gt: '' } }, { postId: 1, isHidingPost: 1 })
    .session(session)
    .lean()
  if (cases.length === 0) return
  const idsOf = (some: typeof cases) => some.map(({ postId = '' }) => postId)
  await PostModel.updateMany({ _id: { $in: idsOf(cases) } }, { $set: { isReviewed: true } }, { session })
  const hiding = idsOf(cases.filter(({ isHidingPost }) => isHidingPost))
  if (hiding.length === 0) return
  const hidden = await PostModel.find({ _id: { $in: hiding }, 'removal.isProvisional': true })
    .session(session)
    .lean()
  for (const post of hidden) {
    const { _id: postId, authorId: userId } = post
    await bringBack([post], userId, { session })
    if (kind !== 'SUSPEND') await record({ kind: 'RESTORE_POST', actorId, userId, postId }, { session })
  }
}
