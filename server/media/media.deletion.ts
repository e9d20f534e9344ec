import type { Logger } from 'pino'
import { find, findByIds } from '../db/read.ts'
import { noteUploadsForCdn } from './cdnPurges.ts'
import { type MediaDocument, MediaModel, mediaAddress, mediaIndexes, profileUse } from './media.model.ts'
import { removeFile } from './mediaFiles.ts'
import { areMediaLeased } from './mediaLease.ts'

/** Media stay this long after `removeAt`: a server whose clock is slow may still let a post use them. */
export const marginMs = 2 * 60 * 60 * 1000

const batchSize = 100

/** Removes media and their files. The document goes last, so that it still names the files after a crash. */
export async function removeMedia({ _id, files }: Pick<MediaDocument, '_id' | 'files'>): Promise<void> {
  for (const { fileId } of files) await removeFile(fileId)
  await MediaModel.deleteOne({ _id })
}

/** Marks a deleted account's uploads for removal, and notes them for the CDN. Its posts are already gone. */
export async function releaseMediaOf(ownerId: string): Promise<void> {
  await noteUploadsForCdn(ownerId)
  await MediaModel.updateMany({ ownerId }, { usedBy: [], removeAt: new Date() })
}

/** Removes media after their `removeAt`, unless a case keeps them. Returns their number. Several servers may run it. */
export async function removeOverdueMedia(now: Date, log: Logger): Promise<number> {
  let removed = 0
  for (;;) {
    if (await areMediaLeased(now)) return removed
    const overdue = await find<MediaDocument>(
      'media',
      { removeAt: { $type: 'date', $lte: new Date(now.getTime() - marginMs) }, 'keptFor.0': { $exists: false } },
      { sort: { removeAt: 1 }, hint: mediaIndexes.toRemove, limit: batchSize },
    )
    for (const media of overdue) {
      const uses = await usesOf(media)
      if (uses.length > 0) await keep(media, uses, log)
      else await removeMedia(media)
    }
    removed += overdue.length
    if (overdue.length < batchSize) return removed
  }
}

/** Only its owner can show an upload. Overdue media are used only if somebody edited the database by hand. */
async function usesOf(media: MediaDocument): Promise<string[]> {
  const { ownerId } = media
  const address = mediaAddress(media)
  const shows = ['images.url', 'video.url', 'video.poster', 'card.image.url'].map((field) => ({ [field]: address }))
  const onlyId = { _id: 1 }
  const [posts, owners] = await Promise.all([
    find<{ _id: string }>(
      'posts',
      { authorId: ownerId, $or: shows },
      { hint: { authorId: 1, _id: 1 }, limit: 10, projection: onlyId },
    ),
    findByIds<{ avatar: string; cover: string }>('users', [ownerId], { avatar: 1, cover: 1 }),
  ])
  const profileParts = (['avatar', 'cover'] as const).filter((part) => owners.some((owner) => owner[part] === address))
  return [...posts.map((post) => post._id), ...profileParts.map((part) => profileUse(part, ownerId))]
}

async function keep({ _id }: MediaDocument, usedBy: string[], log: Logger): Promise<void> {
  log.error({ mediaId: _id, usedBy }, 'media marked for removal are still in use; they are kept')
  await MediaModel.updateOne({ _id }, { usedBy, removeAt: null })
}
