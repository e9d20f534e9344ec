import { setTimeout as sleep } from 'node:timers/promises'
import type { Composition } from '../context.ts'
import { withoutDeadline } from '../db/deadline.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError } from '../errors.ts'
import { UserModel } from '../users/user.model.ts'

/** How often, and with what pause, the removal is tried again while the database fails: through the restart of a MongoDB. */
const attempts = 60
const pauseMs = 500

/**
 * Deletes an account and everything that belongs to it. First it marks the account: from then on it is invisible, and every
 * write in its name fails, also one that is under way (`touchUser`). Then each domain deletes its part in small
 * transactions; the account itself goes last. After an interruption: while the database fails, this tries again; after
 * a crash of this process `resumeDeletions` goes on where it stopped. Throws USER_NOT_FOUND.
 */
export async function deleteAccount(userId: string, domains: Composition): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id: userId, deletingAt: null }, { deletingAt: new Date() })
  if (matchedCount === 0) throw new AppError('USER_NOT_FOUND')
  await withoutDeadline(() => removeSurely(userId, domains))
}

/** Finishes the deletions that a crash interrupted; called at start, before the server is ready. */
export async function resumeDeletions(domains: Composition): Promise<void> {
  const interrupted = await UserModel.find({ deletingAt: { $type: 'date' } }, { _id: 1 })
    .hint({ deletingAt: 1 })
    .lean()
  for (const { _id } of interrupted) await removeSurely(_id, domains)
}

/** There is no way back once an account is marked: a database that is away for a moment must not leave half of it. */
async function removeSurely(userId: string, domains: Composition): Promise<void> {
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
