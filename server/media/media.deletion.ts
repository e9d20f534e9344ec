import type { Logger } from 'pino'
import { find, findByIds } from '../db/read.ts'
import { type MediaDocument, MediaModel, mediaAddress, mediaIndexes, profileUse } from './media.model.ts'
import { removeFile } from './mediaFiles.ts'

/** How often each server looks for media to remove. */
const everyMs = 60_000

/** Media are removed so long after they are gone for everybody: the clocks of servers differ. */
const marginMs = 60_000

const batchSize = 100

/** Removes media with their files. The document goes last, so that a crash in between leaves nothing that nobody knows of. */
export async function removeMedia({ _id, files }: Pick<MediaDocument, '_id' | 'files'>): Promise<void> {
  for (const { fileId } of files) await removeFile(fileId)
  await MediaModel.deleteOne({ _id })
}

/** Lets every upload of an account that is being deleted be removed. What uses them is gone, or unseen, already. */
export async function releaseMediaOf(ownerId: string): Promise<void> {
  await MediaModel.updateMany({ ownerId }, { usedBy: [], removeAt: new Date() })
}

/**
 * Removes the media whose time was over at `now`, and returns how many those were. Nothing can begin to use them any
 * more (`claimMedia`). Any number of servers may do this at once: each step may be done twice.
 */
export async function removeOverdueMedia(now: Date, log: Logger): Promise<number> {
  let removed = 0
  for (;;) {
    const overdue = await find<MediaDocument>(
      'media',
      { removeAt: { $type: 'date', $lte: new Date(now.getTime() - marginMs) } },
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

/**
 * What shows an upload, as posts and accounts have it. Only its owner's may, so the index bounds the search. Always empty
 * for media that are overdue, unless the database was changed by other hands; a picture that somebody sees is not worth that risk.
 */
async function usesOf(media: MediaDocument): Promise<string[]> {
  const { ownerId } = media
  const address = mediaAddress(media)
  const shows = [{ 'images.url': address }, { 'video.url': address }, { 'video.poster': address }]
  const onlyId = { _id: 1 }
  const [posts, owners] = await Promise.all([
    find<{ _id: string }>(
      'posts',
      { authorId: ownerId, $or: shows },
      { hint: { authorId: 1, _id: 1 }, limit: 10, projection: onlyId },
    ),
    findByIds<{ avatar: string; cover: string }>('users', [ownerId], { avatar: 1, cover: 1 }),
  ])
  const ofProfile = (['avatar', 'cover'] as const).filter((part) => owners.some((owner) => owner[part] === address))
  return [...posts.map((post) => post._id), ...ofProfile.map((part) => profileUse(part, ownerId))]
}

async function keep({ _id }: MediaDocument, usedBy: string[], log: Logger): Promise<void> {
  log.error({ mediaId: _id, usedBy }, 'media were to be removed although something shows them')
  await MediaModel.updateOne({ _id }, { usedBy, removeAt: null })
}

/** Removes overdue media again and again until it is stopped. */
export function startMediaRemoval(log: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => removeOverdueMedia(new Date(), log))
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, 'media could not be removed; tried again soon'),
      )
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
