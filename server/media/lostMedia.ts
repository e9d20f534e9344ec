import { find } from '../db/read.ts'
import { type MediaDocument, mediaIndexes } from './media.model.ts'
import { mediaStores } from './mediaFiles.ts'

type LostMedia = {
  ids: string[]
  /** Whether none of those that it looked for is there. */
  areAll: boolean
}

/** The operator reads this if uploads are lost. */
export const lostMediaAdvice = ({ areAll }: LostMedia): string =>
  areAll
    ? 'Set MEDIA_STORE to where uploads are, and MEDIA_STORE_PREVIOUS if some are elsewhere: people do not see them now.'
    : 'If MEDIA_STORE and MEDIA_STORE_PREVIOUS name all places where uploads are, these are lost; else name the other place.'

/** A few uploads show whether their bytes are somewhere else than the settings say. */
const mostLooks = 10

/** The ids of some shown uploads whose bytes are in no place that the settings name. Throws BUSY. */
export async function lostMedia(): Promise<LostMedia> {
  const uploads = await find<Pick<MediaDocument, '_id' | 'files'>>(
    'media',
    { usedBy: { $type: 'string' } },
    { sort: mediaIndexes.byUse, hint: mediaIndexes.byUse, limit: mostLooks, projection: { files: 1 } },
  )
  const areThere = await Promise.all(uploads.map(({ files }) => isThere(files[0])))
  const ids = uploads.filter((_upload, index) => !areThere[index]).map(({ _id }) => _id)
  return { ids, areAll: ids.length === uploads.length }
}

async function isThere(file: MediaDocument['files'][number] | undefined): Promise<boolean> {
  if (!file) return false
  for (const store of mediaStores()) if (await store.look(file.fileId)) return true
  return false
}
