import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientSession, mongo } from 'mongoose'
import type { Composition } from '../context.ts'
import { type Deadline, withoutDeadline } from '../db/deadline.ts'
import { mayPass } from '../db/transientErrors.ts'
import { endsWithin } from '../endsWithin.ts'
import { AppError, commonErrors } from '../errors.ts'
import { forgetAuthor } from '../users/authors.ts'
import { updateAndRead } from '../db/write.ts'
import { doEach } from '../doEach.ts'
import { requireOtherAdmin } from '../users/lastAdmin.ts'
import { UserModel } from '../users/user.model.ts'
import type { UserRow } from '../users/user.row.ts'
import { DeletedAccountModel, recentlyDeleted } from './deletedAccount.model.ts'
import { holdName } from './heldNames.ts'
import { endSessions } from './sessions.ts'

/** Time enough to elect a new primary. */
const patienceMs = 15_000
const pauseMs = 500

/** A deletion that was marked before this was interrupted. */
const abandonedMs = 5 * 60_000

/**
 * After this time no write of a deleted account can be committed: within a minute every server knows that its sessions
 * ended (`sessionCache.ts`), and a minute later MongoDB has aborted its transactions (transactionLifetimeLimitSeconds).
 */
const settledMs = 5 * 60_000

const lastMoment = new Date(8.64e15)

const running = new Map<string, Promise<void>>()

/** `only` is a condition that the account must still meet. */
type DeletionOptions = { waitMs?: number; deadline?: Deadline | undefined; only?: mongo.Document }

/**
 * Deletes an account and all that belongs to it, except for late writes, which `sweepDeletedAccounts` deletes. Throws
 * ACCOUNT_DELETED, LAST_ADMIN, or BUSY in a long outage, in which the deletion continues without the request.
 */
export async function deleteAccount(
  userId: string,
  domains: Composition,
  { waitMs = patienceMs, deadline, only = {} }: DeletionOptions = {},
): Promise<void> {
  try {
    await markForDeletion(userId, deadline, only)
  } catch (error) {
    // The mark may be stored despite the error.
    if (mayPass(error)) void removal(userId, domains)
    throw error
  }
  await withoutDeadline(() => removedWithin(waitMs, userId, domains), deadline)
}

/** Marks the account as deleted and ends its sessions. Throws ACCOUNT_DELETED, LAST_ADMIN or BUSY. */
export async function markForDeletion(userId: string, deadline?: Deadline, only: mongo.Document = {}): Promise<void> {
  const mark = async (session: ClientSession) => {
    const unmarked = { ...only, _id: userId, deletingAt: null }
    const change = { $set: { deletingAt: new Date() } }
    const user = await updateAndRead<UserRow>('users', unmarked, change, session, { role: 1 })
    if (!user) throw new AppError(commonErrors.ACCOUNT_DELETED)
    if (user.role === 'ADMIN') await requireOtherAdmin(userId, session)
  }
  await endSessions(userId, { along: mark, deadline })
  forgetAuthor(userId)
}

/** Finishes interrupted deletions of accounts that were marked before `before`. */
export async function resumeDeletions(domains: Composition, before: Date = lastMoment): Promise<void> {
  const interrupted = await UserModel.find({ deletingAt: { $type: 'date', $lte: before } }, { _id: 1 })
    .hint({ deletingAt: 1 })
    .lean()
  // A start waits for this. What it begins goes on, and the next call begins others.
  const end = performance.now() + patienceMs
  await doEach(
    interrupted.filter(({ _id }) => !running.has(_id)),
    async ({ _id }) => {
      const restMs = end - performance.now()
      if (restMs <= 0) throw new AppError(commonErrors.BUSY)
      await removedWithin(restMs, _id, domains)
    },
  )
}

/** Like `resumeDeletions`, but leaves out deletions on which another request or server may be working. */
export function resumeAbandonedDeletions(domains: Composition): Promise<void> {
  return resumeDeletions(domains, new Date(Date.now() - abandonedMs))
}

/** Throws BUSY when the time is over. The deletion continues. */
async function removedWithin(waitMs: number, userId: string, domains: Composition): Promise<void> {
  const removing = removal(userId, domains)
  if (!(await endsWithin(waitMs, removing))) throw new AppError(commonErrors.BUSY)
  await removing
}

/** Deletes everything of a marked account. Several servers may do it, and it may be interrupted. */
export function removal(userId: string, domains: Composition): Promise<void> {
  const known = running.get(userId)
  if (known) return known
  const removing = removeWithRetries(userId, domains).finally(() => running.delete(userId))
  running.set(userId, removing)
  // If nobody waits for it, `resumeAbandonedDeletions` tries again and reports errors.
  removing.catch(() => {})
  return removing
}

/** A marked account cannot come back, so an outage must not leave it half deleted. */
async function removeWithRetries(userId: string, domains: Composition): Promise<void> {
  const begun = performance.now()
  for (;;) {
    try {
      return await removeIfMarked(userId, domains)
    } catch (error) {
      if (!mayPass(error) || performance.now() - begun > abandonedMs) throw error
      await sleep(pauseMs, undefined, { ref: false })
    }
  }
}

async function removeIfMarked(userId: string, domains: Composition): Promise<void> {
  const user = await UserModel.findOne(
    { _id: userId, deletingAt: { $type: 'date' } },
    { username: 1, waiting: 1 },
  ).lean()
  if (!user) return
  await domains.onAccountDeleted(userId)
  await DeletedAccountModel.updateOne({ _id: userId }, { at: new Date(), isRecent: true }, { upsert: true })
  // A name that was never let in is free at once.
  if (!user.waiting) await holdName(user.username)
  await UserModel.deleteOne({ _id: userId })
}

/** Deletes what accounts that were deleted lately stored after their deletion. */
export async function sweepDeletedAccounts(domains: Composition): Promise<void> {
  const settled = new Date(Date.now() - settledMs)
  const deleted = await DeletedAccountModel.find({ isRecent: true }).hint(recentlyDeleted).lean()
  await doEach(deleted, async ({ _id, at }) => {
    await domains.onAccountDeleted(_id)
    if (at < settled) await DeletedAccountModel.updateOne({ _id }, { $unset: { isRecent: 1 } })
  })
}
