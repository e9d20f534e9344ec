import type { ClientSession, mongo } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { type Deadline, withoutDeadline } from '../db/deadline.ts'
import { find } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { doEach } from '../doEach.ts'
import { AppError, refuse } from '../errors.ts'
import { bringBack, postsAfter, takeAway } from '../posts/listed.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { UserDocument } from '../users/user.model.ts'
import { type ActionDocument, ActionModel } from './action.model.ts'
import { type Actor, actOn, requireRole } from './actor.ts'
import { CaseModel, caseIndexes } from './case.model.ts'
import { resolveCases } from './cases.service.ts'
import { type DecisionDocument, DecisionModel, decisionIndexes } from './decision.model.ts'
import { type Reason, decide } from './decisions.service.ts'
import { act } from './log.ts'
import { moderationErrors } from './moderation.errors.ts'
import { noteProblem } from './notes.ts'
import { fieldsOfTexts, holdsText } from './postTexts.ts'

/** The posts of an account from a time; with `text`, only those that have it. */
export type Range = { from: Date; to: Date; text?: string | undefined }

/** A request removes at most this many batches; the job of every minute does the rest. */
const batchesAtOnce = 20

const mostCounted = 100_000

/** How many posts of an account `removePosts` would remove. Throws NOT_PERMITTED, CANNOT_ACT_ON, USER_NOT_FOUND, and as `requireViewer`. */
export async function postsToRemove(ctx: Context, userId: string, range: Range): Promise<number> {
  await requireRole(ctx, 'MODERATOR')
  return countPostsToRemove(requireViewer(ctx).id, userId, range)
}

/** Like `postsToRemove`, for the operator too. */
export async function countPostsToRemove(actor: Actor, userId: string, range: Range): Promise<number> {
  return countIn(await actOn(actor, userId, 'MODERATOR', null), range)
}

/**
 * Removes all posts and replies of an account from a time as one action. Posts that are removed already stay as they
 * are. Throws VALIDATION_FAILED, USER_NOT_FOUND, NOTHING_TO_REMOVE, NOT_PERMITTED, CANNOT_ACT_ON or BUSY.
 */
export async function removePosts(
  actor: Actor,
  userId: string,
  { from, to: wanted, text, ...reason }: Reason & Range,
  deadline?: Deadline,
): Promise<ActionDocument> {
  const isEmpty = from >= wanted ? [{ field: 'to', message: 'Choose an end after the beginning.' }] : []
  refuse([...isEmpty, ...noteProblem(reason.note)])
  // The range ends now, so that no later post falls into it.
  const to = new Date(Math.min(wanted.getTime(), Date.now()))
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    const account = await actOn(actor, userId, 'MODERATOR', session)
    const count = await countIn(account, { from, to, text })
    // The person would read about a decision that removed nothing.
    if (count === 0) throw new AppError(moderationErrors.NOTHING_TO_REMOVE)
    const unlogged = text === undefined ? {} : { text }
    const facts = { from, to, count }
    const decided = { actor, userId, kind: 'REMOVE_POSTS', outcome: 'POSTS_REMOVED', facts, unlogged } as const
    const action = await decide(decided, reason, transaction)
    await DecisionModel.updateOne({ _id: action._id }, { $set: { pending: 'REMOVE' } }, { session })
    return action
  }
  const action = await act([userId], work, deadline)
  await withoutDeadline(() => goOn(action._id, batchesAtOnce), deadline)
  return action
}

/** If an undo brings back posts, brings them back before it returns, unless they are many. Returns the undo. */
export async function restoreAtOnce(
  action: ActionDocument | null,
  deadline?: Deadline,
): Promise<ActionDocument | null> {
  const number = action?.kind === 'RESTORE_POSTS' ? action.undoes : undefined
  if (number !== undefined) await withoutDeadline(() => goOn(number, batchesAtOnce), deadline)
  return action
}

/** Continues unfinished removals and undos. Several servers may run it, and it continues after a crash. */
export async function finishRemovals(): Promise<void> {
  const pending = { pending: { $type: 'string' } }
  const options = { hint: decisionIndexes.pending, limit: 100, projection: { _id: 1 } }
  const unfinished = await find<Pick<DecisionDocument, '_id'>>('decisions', pending, options)
  await doEach(unfinished, ({ _id }) => goOn(_id, Infinity))
}

async function goOn(number: number, most: number): Promise<void> {
  for (let done = 0; done < most; done++)
    if (!(await inTransaction([`decision ${number}`], (transaction) => batch(number, transaction)))) return
}

/** Deals with the next posts in the order of their ids, and stores where it stopped. False at the end. */
async function batch(number: number, { session }: Transaction): Promise<boolean> {
  const decision = await DecisionModel.findById(number).session(session).lean()
  if (!decision?.pending) return false
  const { userId, pending, after = '' } = decision
  const { posts, last } = await postsAfter(userId, after, { session })
  await (pending === 'REMOVE' ? removeAmong : restoreAmong)(posts, decision, { session })
  if (last) await DecisionModel.updateOne({ _id: number }, { $set: { after: last } }, { session })
  else if (pending === 'REMOVE')
    await DecisionModel.updateOne({ _id: number }, { $unset: { pending: 1, after: 1 } }, { session })
  else await DecisionModel.deleteOne({ _id: number }, { session })
  return last !== undefined
}

type Posts = readonly Pick<PostRow, '_id' | 'createdAt' | 'removal'>[]
type InSession = Pick<Transaction, 'session'>

async function removeAmong(posts: Posts, decision: DecisionDocument, { session }: InSession): Promise<void> {
  const { _id: by, rule, note, from = decision.at, to = decision.at, text } = decision
  const isThere = ({ removal }: Posts[number]) => !removal || removal.isProvisional
  const isOne = (post: Posts[number]) => isThere(post) && post.createdAt >= from && post.createdAt <= to
  const inTime = posts.filter(isOne).map(({ _id }) => _id)
  const ids = text === undefined ? inTime : await withText(inTime, text, session)
  const action = await ActionModel.findById(by).session(session).lean()
  if (ids.length === 0 || !action) return
  await takeAway(ids, { rule, note, by }, { session })
  await resolveCases({ subject: { $in: ids } }, 'POST_REMOVED', action, session)
}

async function withText(ids: readonly string[], text: string, session: ClientSession): Promise<string[]> {
  const posts = await PostModel.find({ _id: { $in: ids } }, fieldsOfTexts)
    .session(session)
    .lean()
  return posts.filter((post) => holdsText(post, text)).map(({ _id }) => _id)
}

async function restoreAmong(posts: Posts, { _id: by, userId }: DecisionDocument, inSession: InSession): Promise<void> {
  const removed = posts.filter(({ removal }) => removal?.by === by)
  await bringBack(removed, userId, inSession)
}

/** Posts that only reports hide are not in these indexes, but count, because they will be removed. */
async function countIn({ _id: authorId, unlisting }: UserDocument, { from, to, text }: Range): Promise<number> {
  const createdAt = { $gte: from, $lte: to }
  if (text !== undefined) return (await authorsOfText({ from, to, text }, { authorId })).get(authorId) ?? 0
  const count = (filter: mongo.Document, hint: mongo.Document) =>
    PostModel.countDocuments({ authorId, createdAt, ...filter }, { limit: mostCounted }).hint(hint)
  const posts = unlisting
    ? count({ parentId: null, removal: null }, postIndexes.everyByAuthor)
    : count({ top: 1 }, postIndexes.byAuthor)
  const replies = count({ parentId: { $gt: '' }, removal: null }, postIndexes.repliesByAuthor)
  const counts = await Promise.all([posts, replies, countHidden(authorId, { from, to })])
  return counts.reduce((sum, one) => sum + one, 0)
}

/** Who wrote posts with a text in a time, and how many each. Unless one account is named, it reads all posts. */
export async function authorsOfText(
  { from, to, text }: Range & { text: string },
  of: { authorId?: string } = {},
): Promise<Map<string, number>> {
  const isThere = { $or: [{ removal: null }, { 'removal.isProvisional': true }] }
  const posts = PostModel.find(
    { ...of, createdAt: { $gte: from, $lte: to }, ...isThere },
    { authorId: 1, ...fieldsOfTexts },
  ).lean()
  const counts = new Map<string, number>()
  for await (const post of of.authorId === undefined ? posts : posts.hint(postIndexes.everyByAuthor))
    if (holdsText(post, text)) counts.set(post.authorId, (counts.get(post.authorId) ?? 0) + 1)
  return counts
}

/** Each hidden post has an unresolved case. */
async function countHidden(userId: string, { from, to }: Range): Promise<number> {
  const cases = await CaseModel.find({ userId, unresolved: 1, isHidingPost: true }, { postId: 1 })
    .hint(caseIndexes.byUser)
    .limit(mostCounted)
    .lean()
  const ids = cases.flatMap(({ postId }) => postId ?? [])
  if (ids.length === 0) return 0
  const isHidden = { createdAt: { $gte: from, $lte: to }, 'removal.isProvisional': true }
  return PostModel.countDocuments({ _id: { $in: ids }, ...isHidden })
}
