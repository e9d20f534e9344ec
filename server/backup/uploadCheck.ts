import { BSON } from 'mongodb'
import { database } from '../db/connection.ts'
import { removeMedia } from '../media/media.deletion.ts'
import type { MediaDocument } from '../media/media.model.ts'
import type { Block } from './archive.ts'
import { mediaManifest } from './collections.ts'
import { bytesFound, rowsOf } from './manifest.ts'

type Upload = Pick<MediaDocument, '_id' | 'bytes' | 'files' | 'usedBy'>

/**
 * Compares the restored uploads with their bytes, which come in the same order. Bytes of uploads that were begun after the
 * backup's moment are left out, and so are uploads that were not complete at that moment and that nothing shows.
 */
export class UploadCheck {
  readonly #lacking: string[] = []
  readonly #uploads = database()
    .collection<Upload>('media')
    .find({}, { projection: { bytes: 1, files: 1, usedBy: 1 }, sort: { _id: 1 }, hint: '_id_', batchSize: 100 })
  #current: Upload | null = null
  #bytes = 0
  #isBegun = false

  /** Whether the block belongs to an upload. */
  async hears({ collection, media = '', documents }: Block): Promise<boolean> {
    if (!this.#isBegun) await this.#moves()
    this.#isBegun = true
    while (this.#current && this.#current._id < media) await this.#moves()
    if (this.#current?._id !== media) return false
    if (collection === mediaManifest) this.#bytes += await bytesFound(rowsOf(documents))
    else for (const document of documents) this.#bytes += (BSON.deserialize(document)['data'] as BSON.Binary).length()
    return true
  }

  /** The ids of uploads that something shows and whose bytes are missing. */
  async ends(): Promise<string[]> {
    if (!this.#isBegun) await this.#moves()
    while (this.#current) await this.#moves()
    return this.#lacking
  }

  async #moves(): Promise<void> {
    const last = this.#current
    if (last && this.#bytes !== last.bytes) await this.#lacks(last)
    this.#bytes = 0
    this.#current = await this.#uploads.next()
  }

  async #lacks(upload: Upload): Promise<void> {
    if (upload.usedBy.length > 0) this.#lacking.push(upload._id)
    else await removeMedia(upload)
  }
}
