import { finished } from 'node:stream/promises'
import mongoose, { type mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import { find } from '../db/read.ts'

/** The bucket's collections are `media.files` and `media.chunks`. */
const bucketName = 'media'

const chunkBytes = 255 * 1024

/** About a megabyte, so that most images need one command. */
const chunksAtOnce = 4

const buckets = new WeakMap<mongo.Db, mongo.GridFSBucket>()

function bucket(): mongo.GridFSBucket {
  const db = database()
  const known = buckets.get(db)
  if (known) return known
  const opened = new mongoose.mongo.GridFSBucket(db, { bucketName, chunkSizeBytes: chunkBytes })
  buckets.set(db, opened)
  return opened
}

export const newFileId = () => new mongoose.mongo.ObjectId()

/** Stores a file under an id. The name is only for people who look into the database. */
export async function storeFile(id: mongo.ObjectId, name: string, bytes: Buffer): Promise<void> {
  const stream = bucket().openUploadStreamWithId(id, name)
  stream.end(bytes)
  await finished(stream)
}

/** Removes a file, even if only part of it was stored. */
export async function removeFile(id: mongo.ObjectId): Promise<void> {
  await database().collection(`${bucketName}.files`).deleteOne({ _id: id })
  await database().collection(`${bucketName}.chunks`).deleteMany({ files_id: id })
}

type Chunk = { n: number; data: mongo.Binary }

/** Yields the bytes from `start` up to and including `end`, read on demand. Throws BUSY. */
export async function* readFile(id: mongo.ObjectId, start: number, end: number): AsyncGenerator<Buffer, void> {
  const lastChunk = Math.floor(end / chunkBytes)
  for (let n = Math.floor(start / chunkBytes); n <= lastChunk; n += chunksAtOnce) {
    const wanted = Math.min(chunksAtOnce, lastChunk - n + 1)
    const chunks = await find<Chunk>(
      `${bucketName}.chunks`,
      { files_id: id, n: { $gte: n, $lt: n + wanted } },
      { sort: { n: 1 }, hint: { files_id: 1, n: 1 }, limit: wanted },
    )
    if (chunks.length < wanted) throw new Error(`A chunk of the media file ${id.toHexString()} is missing.`)
    for (const chunk of chunks) {
      const from = chunk.n * chunkBytes
      yield Buffer.from(chunk.data.buffer).subarray(Math.max(0, start - from), end - from + 1)
    }
  }
}
