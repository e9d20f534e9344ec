import { find } from '../db/read.ts'
import { type MediaDocument, mediaIndexes } from './media.model.ts'
import { mediaStores } from './mediaFiles.ts'

/** What an operator reads if there are some. */
export const lostMediaAdvice =
  'Set MEDIA_STORE to where uploads are, and MEDIA_STORE_PREVIOUS if some are elsewhere: people do not see them now.'

/** Some uploads tell whether the settings name another place than their bytes are in. */
const mostLooks = 10

/**
 * The ids of uploads, among some that something shows, of which no place that the settings name has the bytes. Throws BUSY.
 */
export async function lostMedia(): Promise<string[]> {
  const uploads = await find<Pick<MediaDocument, '_id' | 'files'>>(
    'media',
    { usedBy: { $type: 'string' } },
    { sort: mediaIndexes.byUse, hint: mediaIndexes.byUse, limit: mostLooks, projection: { files: 1 } },
  )
  const lost: string[] = []
  for (const { _id, files } of uploads) if (!(await isThere(files[0]))) lost.push(_id)
  return lost
}

async function isThere(file: MediaDocument['files'][number] | undefined): Promise<boolean> {
  if (!file) return false
  for (const store of mediaStores()) if (await store.look(file.fileId)) return true
  return false
}
