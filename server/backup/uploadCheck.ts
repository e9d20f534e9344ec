import { BSON } from 'mongodb'
import { database } from '../db/connection.ts'
import { removeMedia } from '../media/media.deletion.ts'
import type { MediaDocument } from '../media/media.model.ts'
import type { Block } from './archive.ts'
import { mediaManifest } from './collections.ts'
import { type Row, bytesFound, rowsOf } from './manifest.ts'

type Upload = Pick<MediaDocument, '_id' | 'bytes' | 'files' | 'usedBy'>

/** An upload, how many of its bytes the backup has, and what it says about files in a bucket. */
type Heard = { upload: Upload; bytes: number; rows: readonly Row[] }

const uploadsAtOnce = 100

/**
 * Compares the restored uploads with their bytes, which come in the same order. It ignores bytes of uploads that began
 * after the time of the backup, and uploads that were incomplete then and that nothing shows.
 */
export class UploadCheck {
  readonly #lacking: string[] = []
  /** The uploads whose blocks were all heard. A bucket is asked about many at a time. */
  #heard: Heard[] = []
  readonly #uploads = database()
    .collection<Upload>('media')
    .find({}, { projection: { bytes: 1, files: 1, usedBy: 1 }, sort: { _id: 1 }, hint: '_id_', batchSize: 100 })
  #current: Upload | null = null
  #bytes = 0
  #rows: Row[] = []
  #isBegun = false

  async hears({ collection, media = '', documents }: Block): Promise<boolean> {
    if (!this.#isBegun) await this.#moves()
    this.#isBegun = true
    while (this.#current && this.#current._id < media) await this.#moves()
    if (this.#current?._id !== media) return false
    if (collection === mediaManifest) this.#rows.push(...rowsOf(documents))
    else for (const document of documents) this.#bytes += (BSON.deserialize(document)['data'] as BSON.Binary).length()
    return true
  }

  /** The ids of uploads that something shows and whose bytes are missing. */
  async ends(): Promise<string[]> {
    if (!this.#isBegun) await this.#moves()
    while (this.#current) await this.#moves()
    await this.#settles()
    return this.#lacking
  }

  async #moves(): Promise<void> {
    const upload = this.#current
    if (upload) this.#heard.push({ upload, bytes: this.#bytes, rows: this.#rows })
    this.#bytes = 0
    this.#rows = []
    if (this.#heard.length >= uploadsAtOnce) await this.#settles()
    this.#current = await this.#uploads.next()
  }

  async #settles(): Promise<void> {
    const counted = await Promise.all(
      this.#heard.map(async ({ upload, bytes, rows }) => ({ upload, bytes: bytes + (await bytesFound(rows)) })),
    )
    this.#heard = []
    for (const { upload, bytes } of counted) if (bytes !== upload.bytes) await this.#lacks(upload)
  }

  async #lacks(upload: Upload): Promise<void> {
    if (upload.usedBy.length > 0) this.#lacking.push(upload._id)
    else await removeMedia(upload)
  }
}
