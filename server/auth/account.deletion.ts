import { setTimeout as sleep } from 'node:timers/promises'
import type { Composition } from '../context.ts'
import { withoutDeadline } from '../db/deadline.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError } from '../errors.ts'
import { UserModel } from '../users/user.model.ts'

/** How often, and with what pause, a failed deletion is retried: long enough for MongoDB to restart. */
const attempts = 60
const pauseMs = 500

/**
 * Deletes an account and everything that belongs to it. Once it is marked, it is invisible and every write in its name
 * fails, even one in progress (`touchUser`). Then each domain deletes its part; the account goes last. Throws
 * USER_NOT_FOUND.
 */
export async function deleteAccount(userId: string, domains: Composition): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id: userId, deletingAt: null }, { deletingAt: new Date() })
  if (matchedCount === 0) throw new AppError('USER_NOT_FOUND')
  await withoutDeadline(() => removeWithRetries(userId, domains))
}

/** Finishes deletions that a crash interrupted. Runs before the server is ready. */
export async function resumeDeletions(domains: Composition): Promise<void> {
  const interrupted = await UserModel.find({ deletingAt: { $type: 'date' } }, { _id: 1 })
    .hint({ deletingAt: 1 })
    .lean()
  for (const { _id } of interrupted) await removeWithRetries(_id, domains)
}

/** A marked account cannot be restored, so a short outage must not leave it half deleted. */
async function removeWithRetries(userId: string, domains: Composition): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await removeEverythingOf(userId, domains)
    } catch (error) {
      const mayPass = isTransientError(error) || (error instanceof AppError && error.code === 'BUSY')
      if (!mayPass || attempt === attempts) throw error
      await sleep(pauseMs)
    }
  }
}

async function removeEverythingOf(userId: string, domains: Composition): Promise<void> {
  await domains.onAccountDeleted(userId)
  await UserModel.deleteOne({ _id: userId })
}
