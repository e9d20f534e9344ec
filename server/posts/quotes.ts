import type { ClientSession, mongo } from 'mongoose'
import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import { findById } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { countAction } from '../limits/countAction.ts'
import { usersLimits } from '../users/users.limits.ts'
import { type PostDocument, PostModel, postIndexes } from './post.model.ts'
import type { LostQuote, PostRow } from './post.row.ts'
import { postsErrors } from './posts.errors.ts'
import { refuseOn } from './visiblePost.ts'

/** The fields that deletion reads of a post. */
export type QuotedOrQuoting = Pick<PostRow, '_id' | 'quotedId' | 'quoteCount'>

/** MongoDB aborts a transaction that takes longer than a minute. */
const mostAtOnce = 500

/** The ids of the posts whose counters include this post, as a reply or as a quote. */
export const countedOn = ({ parentId, quotedId }: Pick<PostRow, 'parentId' | 'quotedId'>): string[] =>
  [parentId, quotedId].filter((id) => typeof id === 'string')

/** The id of what a post quotes, or quoted before the quote was lost. */
export const quotedOnce = ({ quotedId, lostQuote }: Pick<PostRow, 'quotedId' | 'lostQuote'>) =>
  quotedId ?? lostQuote?.id

/**
 * Takes a post of the viewer out of the post that quotes it. Returns the id of the viewer's post. Changes nothing if
 * that was done before. Throws POST_NOT_FOUND, NOT_AUTHOR_DETACH or RATE_LIMITED, and the errors of `requireViewer`.
 */
export async function detachQuote(ctx: Context, quotingId: string): Promise<string> {
  const viewer = requireViewer(ctx)
  countAction(ctx, usersLimits.edits)
  const found = await findById<PostRow>('posts', quotingId, { quotedId: 1 })
  return inTransaction(
    [quotingId, ...(found?.quotedId === undefined ? [] : [found.quotedId])],
    async ({ session }) => {
      const quoting = await PostModel.findById(quotingId).session(session).lean()
      if (!quoting) throw new AppError(postsErrors.POST_NOT_FOUND)
      const quotedId = quotedOnce(quoting)
      const quoted = await PostModel.findById(quotedId, { authorId: 1 }).session(session).lean()
      if (quoted?.authorId !== viewer.id) return refuseOn(ctx, quoting, postsErrors.NOT_AUTHOR_DETACH)
      if (quoting.lostQuote) return quoted._id
      await lose('DETACHED', { _id: quotingId }, session)
      await PostModel.updateOne({ _id: quoted._id }, { $inc: { quoteCount: -1 } }, { session })
      return quoted._id
    },
    ctx.deadline,
  )
}

/**
 * Call it in the transaction that deletes posts. It lowers the counts of what they quoted, and tells what quoted them
 * that they are gone. Quoting one of them at the same time changes its counter, so only one of the two transactions
 * commits.
 */
export async function endQuotes(deleted: readonly QuotedOrQuoting[], session: ClientSession): Promise<void> {
  const gone = new Set(deleted.map(({ _id }) => _id))
  const lowered = new Map<string, number>()
  for (const { quotedId } of deleted)
    if (quotedId !== undefined && !gone.has(quotedId)) lowered.set(quotedId, (lowered.get(quotedId) ?? 0) + 1)
  for (const [_id, count] of lowered) await PostModel.updateOne({ _id }, { $inc: { quoteCount: -count } }, { session })
  const quoted = deleted.filter(({ quoteCount }) => quoteCount).map(({ _id }) => _id)
  if (quoted.length > 0) await lose('DELETED', { quotedId: { $in: quoted } }, session)
}

/** Ends the quotes of posts before their deletion, if one transaction cannot. An interruption leaves correct counts. */
export async function endManyQuotes(posts: readonly QuotedOrQuoting[]): Promise<void> {
  if (posts.reduce((sum, { quoteCount = 0 }) => sum + quoteCount, 0) <= mostAtOnce) return
  for (const { _id, quoteCount } of posts) if (quoteCount) await endQuotesOf(_id)
}

/** Tells all posts that quote this one that it was deleted. */
export async function endQuotesOf(id: string): Promise<void> {
  while ((await inTransaction([id], ({ session }) => endSome(id, session))) === mostAtOnce);
}

async function endSome(quotedId: string, session: ClientSession): Promise<number> {
  const quotes = await PostModel.find({ quotedId }, { _id: 1 })
    .hint(postIndexes.byQuoted)
    .limit(mostAtOnce)
    .session(session)
    .lean()
  await lose('DELETED', { _id: { $in: quotes.map(({ _id }) => _id) } }, session)
  await PostModel.updateOne({ _id: quotedId }, { $inc: { quoteCount: -quotes.length } }, { session })
  return quotes.length
}

/** The posts of suspended authors, and removed ones, keep elsewhere whom they notified. */
const news = ['', 'removal.listed.', 'unlisted.'].map((place) => `${place}quoteNotifiedId`)

async function lose(why: LostQuote['why'], filter: mongo.Filter<PostDocument>, session: ClientSession): Promise<void> {
  const stages = [{ $set: { lostQuote: { id: '$quotedId', why } } }, { $unset: ['quotedId', ...news] }]
  await database().collection<PostDocument>('posts').updateMany(filter, stages, { session })
}
