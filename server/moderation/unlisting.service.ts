import type { UpdateQuery } from 'mongoose'
import { find } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { doEach } from '../doEach.ts'
import { postsAfter, relist, unlist } from '../posts/listed.ts'
import { isSuspended } from '../users/user.row.ts'
import { type UserDocument, UserModel, derivedUserFields, userIndexes } from '../users/user.model.ts'

/**
 * Takes the posts of an account that the same transaction suspends out of all lists' indexes, so that pages stay full;
 * search has no keys of the account any more. The first batch follows the commit, and a job of every minute does the
 * others.
 */
export function leavesLists(userId: string, { afterCommit }: Transaction) {
  afterCommit(() => step(userId))
  return { unlisting: { due: new Date() }, searchTokens: [], searchPrefixes: [] }
}

/** Puts the posts back at their old places in the same way. The same write must end the suspension. */
export function returnsToLists({ _id: userId, unlisting }: UserDocument, { afterCommit }: Transaction) {
  if (!unlisting) return {}
  afterCommit(() => step(userId))
  return { 'unlisting.due': new Date() }
}

/** Does all batches that are due, also for suspensions that have run out. Several servers may run it. */
export async function finishUnlistings(): Promise<void> {
  const due = { 'unlisting.due': { $type: 'date', $lte: new Date() } }
  const options = { hint: userIndexes.unlisting, limit: 100, projection: { _id: 1 } }
  await doEach(await find<{ _id: string }>('users', due, options), async ({ _id }) => {
    while (!(await step(_id)));
  })
}

/** Resolves to true if it was the last batch for now. */
const step = (userId: string) => inTransaction([`unlisting ${userId}`], (transaction) => stepIn(userId, transaction))

async function stepIn(userId: string, { session }: Transaction): Promise<boolean> {
  const account = await UserModel.findById(userId).session(session).lean()
  if (!account?.unlisting) return true
  const isOver = !isSuspended(account.suspension)
  // If the suspension has ended or begun meanwhile, the work starts at the first post again.
  const { after = '' } = isOver === Boolean(account.unlisting.isOver) ? account.unlisting : {}
  const { posts, last } = await postsAfter(userId, after, { session })
  await (isOver ? relist(posts, 'unlisted', { session }) : unlist(posts, { session }))
  const next = { due: new Date(), after: last, ...(isOver && { isOver }) }
  const change = last === undefined ? lastChange(account) : { $set: { unlisting: next } }
  await UserModel.updateOne({ _id: userId }, change, { session })
  return !last
}

function lastChange({ suspension, username, name }: UserDocument): UpdateQuery<UserDocument> {
  if (!isSuspended(suspension)) return { $set: derivedUserFields(username, name), $unset: { unlisting: 1 } }
  const until = suspension.until ?? undefined
  return until
    ? { $set: { 'unlisting.due': until }, $unset: { 'unlisting.after': 1 } }
    : { $unset: { 'unlisting.due': 1, 'unlisting.after': 1 } }
}
