import { setTimeout as sleep } from 'node:timers/promises'
import type { Composition } from '../context.ts'
import { withoutDeadline } from '../db/deadline.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError } from '../errors.ts'
import { forgetAuthor } from '../users/authors.ts'
import { UserModel } from '../users/user.model.ts'

/** Failed deletions are retried for this long, enough for a new primary. */
const patienceMs = 15_000
const pauseMs = 500

/** A deletion that began so long ago was interrupted. */
const abandonedMs = 5 * 60_000

const lastMoment = new Date(8.64e15)

/**
 * Deletes an account and all that belongs to it. Once marked, it is invisible and every write in its name fails
 * (`touchUser`); the account itself goes last. Throws ACCOUNT_DELETED, or BUSY in a long outage: then
 * `resumeDeletions` does the rest.
 */
export async function deleteAccount(userId: string, domains: Composition): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id: userId, deletingAt: null }, { deletingAt: new Date() })
  if (matchedCount === 0) throw new AppError('ACCOUNT_DELETED')
  forgetAuthor(userId)
  await withoutDeadline(() => removeWithRetries(userId, domains))
}

/** Finishes the deletions of accounts that were marked before `before`: a crash or an outage interrupted them. */
export async function resumeDeletions(domains: Composition, before: Date = lastMoment): Promise<void> {
  const interrupted = await UserModel.find({ deletingAt: { $type: 'date', $lte: before } }, { _id: 1 })
    .hint({ deletingAt: 1 })
    .lean()
  for (const { _id } of interrupted) await removeWithRetries(_id, domains)
}

/** As `resumeDeletions`, without those that another request or server may be working on. */
export function resumeAbandonedDeletions(domains: Composition): Promise<void> {
  return resumeDeletions(domains, new Date(Date.now() - abandonedMs))
}

/** A marked account cannot be restored, so a short outage must not leave it half deleted. */
async function removeWithRetries(userId: string, domains: Composition): Promise<void> {
  const begun = performance.now()
  for (;;) {
    try {
      return await removeEverythingOf(userId, domains)
    } catch (error) {
      const mayPass = isTransientError(error) || (error instanceof AppError && error.code === 'BUSY')
      if (!mayPass || performance.now() - begun > patienceMs) throw error
      await sleep(pauseMs)
    }
  }
}

async function removeEverythingOf(userId: string, domains: Composition): Promise<void> {
  await domains.onAccountDeleted(userId)
  await UserModel.deleteOne({ _id: userId })
}
