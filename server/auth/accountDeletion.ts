import { setTimeout as sleep } from 'node:timers/promises'
import { removeBookmarksOf } from '../bookmarks/bookmarks.removal.ts'
import { withoutDeadline } from '../db/deadline.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { AppError } from '../errors.ts'
import { removeFollowsOf } from '../follows/follows.removal.ts'
import { removeLikesOf } from '../likes/likes.removal.ts'
import { releaseMediaOf } from '../media/media.removal.ts'
import { removePostsOf } from '../posts/posts.deletion.ts'
import { UserModel } from '../users/user.model.ts'
import { endSessions } from './sessions.ts'

/** How often, and with what pause, the removal is tried again while the database fails: through the restart of a MongoDB. */
const attempts = 60
const pauseMs = 500

/**
 * Deletes an account with everything of it. First the account is marked: from then on it is invisible and every write in
 * its name fails, also one that is under way (`touchUser`). What hangs on it then goes in small transactions, the account
 * itself last. What heals an interruption: a database that fails meanwhile is asked again, here; after a crash of this
 * process `resumeDeletions` goes on where it stopped. Throws USER_NOT_FOUND.
 */
export async function deleteAccount(userId: string): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id: userId, deletingAt: null }, { deletingAt: new Date() })
  if (matchedCount === 0) throw new AppError('USER_NOT_FOUND')
  await withoutDeadline(() => removeSurely(userId))
}

/** Ends the deletions that a crash interrupted; called at start, before the server is ready. */
export async function resumeDeletions(): Promise<void> {
  const interrupted = await UserModel.find({ deletingAt: { $type: 'date' } }, { _id: 1 })
    .hint({ deletingAt: 1 })
    .lean()
  for (const { _id } of interrupted) await removeSurely(_id)
}

/** There is no way back once an account is marked: half of it must not stay because the database was away for a moment. */
async function removeSurely(userId: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await removeEverythingOf(userId)
    } catch (error) {
      const isWorthIt = isTransientError(error) || (error instanceof AppError && error.code === 'BUSY')
      if (!isWorthIt || attempt === attempts) throw error
      await sleep(pauseMs)
    }
  }
}

async function removeEverythingOf(userId: string): Promise<void> {
  await endSessions(userId)
  await removePostsOf(userId)
  await removeLikesOf(userId)
  await removeBookmarksOf(userId)
  await removeFollowsOf(userId)
  await releaseMediaOf(userId)
  await UserModel.deleteOne({ _id: userId })
}
