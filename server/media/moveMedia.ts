import pLimit from 'p-limit'
import { batchesOf } from '../db/batches.ts'
import { OperatorError } from '../operatorError.ts'
import type { MediaDocument, MediaFile } from './media.model.ts'
import { mediaStores } from './mediaFiles.ts'
import { areMediaLeased } from './mediaLease.ts'
import type { MediaStore } from './mediaStore.ts'
import { servedMedia } from './servedMedia.ts'

/** Each is in memory three times. */
const filesAtOnce = 4

/** An upload gets its document before its bytes are stored. Clocks may differ. */
const longestStoringMs = 5 * 60_000

export type Moved = {
  uploads: number
  bytes: number
  /** Uploads that were there before. */
  there: number
  /** Uploads that will soon be deleted, so they stay. */
  leaving: number
  /** Uploads that are being stored at this moment, mostly in the new place. */
  arriving: number
  /** The ids of uploads whose bytes are in neither place. */
  missing: string[]
  /** A backup runs, so the rest stayed. */
  isLeased: boolean
}

type Way = { from: MediaStore; to: MediaStore }

/**
 * Moves uploads from the former store to that for new files, while servers go on. It copies the files of an upload,
 * reads them again, and only then deletes them in the former place. Safe to repeat after a crash. Throws OperatorError
 * if there is no former store or bytes arrive changed, and BUSY.
 */
export async function moveMedia(onProgress: (moved: Moved) => void): Promise<Moved> {
  const [to, from] = mediaStores()
  if (!from)
    throw new OperatorError(
      'There is one place only. Set MEDIA_STORE to where uploads are to be, and MEDIA_STORE_PREVIOUS to where they are.',
    )
  const moved: Moved = { uploads: 0, bytes: 0, there: 0, leaving: 0, arriving: 0, missing: [], isLeased: false }
  const all = { collection: 'media', filter: {}, sort: { _id: 1 }, hint: '_id_' }
  for await (const batch of batchesOf<MediaDocument>(all)) {
    await pLimit(filesAtOnce).map(batch, (media) => move(media, { from, to }, moved))
    onProgress(moved)
    if (moved.isLeased) break
  }
  return moved
}

async function move(media: MediaDocument, { from, to }: Way, moved: Moved): Promise<void> {
  if (moved.isLeased) return
  if (!(await isKept(media))) return void moved.leaving++
  const states: string[] = []
  for (const file of media.files) states.push(await copy(file, `${media._id}/${file.name}`, { from, to }))
  // A purge may have deleted them meanwhile. A purge that starts now deletes them in both places.
  if (!(await isKept(media))) {
    for (const [index, { fileId }] of media.files.entries()) if (states[index] === 'copied') await to.remove(fileId)
    return void moved.leaving++
  }
  if (states.includes('missing')) {
    const isArriving = Date.now() - media.createdAt.getTime() < longestStoringMs
    return void (isArriving ? moved.arriving++ : moved.missing.push(media._id))
  }
  if (!states.includes('copied')) return void moved.there++
  // The backup may be reading the former place.
  if (await areMediaLeased(new Date())) return void (moved.isLeased = true)
  for (const { fileId } of media.files) await from.remove(fileId)
  moved.uploads++
  moved.bytes += media.bytes
}

/** Whether the upload is not purged, and is in use or needed by a case. */
const isKept = async ({ _id }: MediaDocument) => (await servedMedia(_id, { withKey: true })) !== null

async function copy(file: MediaFile, name: string, { from, to }: Way): Promise<'copied' | 'there' | 'missing'> {
  const bytes = await whole(from, file)
  const arrived = await whole(to, file)
  if (!bytes) return arrived ? 'there' : 'missing'
  if (arrived?.equals(bytes)) return 'copied'
  await to.remove(file.fileId)
  await to.put(file.fileId, name, bytes)
  if ((await whole(to, file))?.equals(bytes)) return 'copied'
  throw new OperatorError(`The file ${name} did not arrive as it was. It stays where it is.`)
}

/** Null if a part is missing. */
async function whole(store: MediaStore, { fileId, bytes }: MediaFile): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes;) {
    const piece = await store.read(fileId, at, bytes - 1)
    if (!piece?.length) return null
    pieces.push(piece)
    at += piece.length
  }
  return Buffer.concat(pieces)
}
