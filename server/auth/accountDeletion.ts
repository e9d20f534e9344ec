import { removeBookmarksOf } from '../bookmarks/bookmarks.removal.ts'
import { AppError } from '../errors.ts'
import { removeFollowsOf } from '../follows/follows.removal.ts'
import { removeLikesOf } from '../likes/likes.removal.ts'
import { removePostsOf } from '../posts/posts.deletion.ts'
import { UserModel } from '../users/user.model.ts'
import { endSessions } from './sessions.ts'

/**
 * Deletes an account with everything of it. First the account is marked: from then on it is invisible and every write in
 * its name fails, also one that is under way (`touchUser`). What hangs on it then goes in small transactions, the account
 * itself last. A crash in between heals: `resumeDeletions` goes on where it stopped. Throws USER_NOT_FOUND.
 */
export async function deleteAccount(userId: string): Promise<void> {
  const { matchedCount } = await UserModel.updateOne({ _id: userId, deletingAt: null }, { deletingAt: new Date() })
  if (matchedCount === 0) throw new AppError('USER_NOT_FOUND')
  await endSessions(userId)
  await removeEverythingOf(userId)
}

/** Ends the deletions that a crash interrupted; called at start, before the server is ready. */
export async function resumeDeletions(): Promise<void> {
  const interrupted = await UserModel.find({ deletingAt: { $type: 'date' } }, { _id: 1 }).hint({ deletingAt: 1 }).lean()
  for (const { _id } of interrupted) await removeEverythingOf(_id)
}

async function removeEverythingOf(userId: string): Promise<void> {
  await removePostsOf(userId)
  await removeLikesOf(userId)
  await removeBookmarksOf(userId)
  await removeFollowsOf(userId)
  await endSessions(userId)
  await UserModel.deleteOne({ _id: userId })
}
