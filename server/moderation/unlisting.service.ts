import type { UpdateQuery } from 'mongoose'
import { find } from '../db/read.ts'
import { type Transaction, inTransaction } from '../db/transaction.ts'
import { postsAfter, relist, unlist } from '../posts/listed.ts'
import { isSuspended } from '../users/user.row.ts'
import { type UserDocument, UserModel, derivedUserFields, userIndexes } from '../users/user.model.ts'

/**
 * Makes the posts of an account that is suspended with the same write leave the indexes of all lists, so that pages stay
 * full; search has no keys of the account any more. The first step follows the commit, the others a job of every minute.
 */
export function leavesLists(userId: string, { afterCommit }: Transaction) {
  afterCommit(() => step(userId))
  return { unlisting: { due: new Date() }, searchTokens: [], searchPrefixes: [] }
}

/** Brings all of it back to its old places, in the same way, if the suspension ends with the same write. */
export function returnsToLists({ _id: userId, unlisting }: UserDocument, { afterCommit }: Transaction) {
  if (!unlisting) return {}
  afterCommit(() => step(userId))
  return { 'unlisting.due': new Date() }
}

/** Takes all steps that are due, also for the return of accounts whose suspension is over. Several servers may run it. */
export async function finishUnlistings(): Promise<void> {
  const due = { 'unlisting.due': { $type: 'date', $lte: new Date() } }
  const options = { hint: userIndexes.unlisting, limit: 100, projection: { _id: 1 } }
  for (const { _id } of await find<{ _id: string }>('users', due, options)) {
    let isDone = false
    while (!isDone) isDone = await step(_id)
  }
}

/** True if it was the last one for now. */
const step = (userId: string) => inTransaction([`unlisting ${userId}`], (transaction) => stepIn(userId, transaction))

async function stepIn(userId: string, { session }: Transaction): Promise<boolean> {
  const account = await UserModel.findById(userId).session(session).lean()
  if (!account?.unlisting) return true
  const isOver = !isSuspended(account.suspension)
  // What began before the suspension ended, or began again, is not what goes on.
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
