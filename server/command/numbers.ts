import { claimId } from '../backup/momentary.ts'
import { MetaModel } from '../db/meta.model.ts'
import { storageStats } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { MediaModel, mediaIndexes } from '../media/media.model.ts'
import { AppealModel, appealIndexes } from '../moderation/appeal.model.ts'
import { currentNumbers } from '../moderation/numbers.read.ts'
import { PostModel, postIndexes } from '../posts/post.model.ts'
import { UserModel, userIndexes } from '../users/user.model.ts'

export type OperatorsNumbers = Awaited<ReturnType<typeof operatorsNumbers>>

/** The site's size, and what waits. Throws BUSY. */
export async function operatorsNumbers() {
  const [site, replies, uploads, openAppeals, requestsToJoin, databaseBytes, backup] = await Promise.all([
    currentNumbers(),
    PostModel.countDocuments({ parentId: { $type: 'string' } }).hint(postIndexes.replies),
    sizeOfUploads(),
    AppealModel.countDocuments({ state: 'OPEN' }).hint(appealIndexes.byState),
    UserModel.countDocuments({ 'waiting.state': 'OPEN' }).hint(userIndexes.waiting),
    sizeOnDisk(),
    MetaModel.findById(claimId).lean(),
  ])
  return {
    accounts: site.accounts,
    activeIn7Days: site.activeAccounts,
    // After a crash of the database, its count of posts may be slightly wrong.
    posts: Math.max(0, site.posts - replies),
    replies,
    uploads,
    openReports: site.openReports,
    openAppeals,
    requestsToJoin,
    databaseBytes,
    lastBackup: backup?.doneAt ?? null,
  }
}

/** The number of uploads, of all or of one account, and their bytes. */
export async function sizeOfUploads(of: { ownerId?: string } = {}): Promise<{ number: number; bytes: number }> {
  const sum = { $group: { _id: null, number: { $sum: 1 }, bytes: { $sum: '$bytes' } } }
  const [found] = await MediaModel.aggregate<{ number: number; bytes: number }>([{ $match: of }, sum]).hint(
    mediaIndexes.byOwner,
  )
  return { number: found?.number ?? 0, bytes: found?.bytes ?? 0 }
}

/** In bytes. Null if MongoDB may not tell. */
async function sizeOnDisk(): Promise<number | null> {
  try {
    return (await storageStats()).totalSize
  } catch (error) {
    if (error instanceof AppError) throw error
    return null
  }
}
