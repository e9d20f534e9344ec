import { batchesOf } from '../db/batches.ts'
import { findByIds } from '../db/read.ts'
import { type MediaDocument, mediaAddress, mediaIndexes } from './media.model.ts'
import { readFile } from './mediaFiles.ts'
import { uploadedMediaId } from './media.rules.ts'
import { type PurgeDocument, purgeId, purgedId } from './purge.model.ts'

/** An upload of an account: its name, and its bytes, read when asked for. */
export type OwnFile = { name: string; bytes(): AsyncIterable<Buffer> }

const fileNameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** The uploads that an account shows somewhere. */
export async function* ownFiles(userId: string): AsyncGenerator<OwnFile> {
  const order = mediaIndexes.byOwner
  const query = { collection: 'media', filter: { ownerId: userId, removeAt: null }, hint: order, sort: order }
  for await (const batch of batchesOf<MediaDocument>(query)) {
    const purges = await findByIds<PurgeDocument>(
      'purges',
      batch.map(({ _id }) => purgeId('MEDIA', _id)),
    )
    const purged = new Set(purges.map(purgedId))
    for (const media of batch) {
      const [whole] = media.files
      if (!whole || purged.has(media._id)) continue
      yield { name: fileNameOf(mediaAddress(media)), bytes: () => readFile(whole.fileId, 0, whole.bytes - 1) }
    }
  }
}

/** The name in `ownFiles` of the file that an address shows; null for other pictures. */
export const ownFileName = (address: string) => (uploadedMediaId(address) === null ? null : fileNameOf(address))
