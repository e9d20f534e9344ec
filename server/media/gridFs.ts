import { finished } from 'node:stream/promises'
import mongoose, { type mongo } from 'mongoose'
import { database } from '../db/connection.ts'
import { beforeDeadline } from '../db/deadline.ts'
import { find } from '../db/read.ts'
import { MediaChunkModel, MediaFileModel } from './media.model.ts'
import type { MediaStore } from './mediaStore.ts'

/** Its collections are `media.files` and `media.chunks`. */
const bucketName = 'media'

const chunkBytes = 255 * 1024

/** About a megabyte, so that most images take one command. */
const chunksAtOnce = 4

const chunksOfFile = { files_id: 1, n: 1 }

const buckets = new WeakMap<mongo.Db, mongo.GridFSBucket>()

function bucket(): mongo.GridFSBucket {
  const db = database()
  const known = buckets.get(db)
  if (known) return known
  const opened = new mongoose.mongo.GridFSBucket(db, { bucketName, chunkSizeBytes: chunkBytes })
  buckets.set(db, opened)
  return opened
}

export const gridFs: MediaStore = {
  put: (id, name, bytes) =>
    beforeDeadline(async () => {
      const stream = bucket().openUploadStreamWithId(id, name)
      stream.end(bytes)
      await finished(stream)
    }),

  async read(id, start, end) {
    const first = Math.floor(start / chunkBytes)
    const wanted = Math.min(chunksAtOnce, Math.floor(end / chunkBytes) - first + 1)
    const chunks = await find<{ data: mongo.Binary }>(
      MediaChunkModel.collection.name,
      { files_id: id, n: { $gte: first, $lt: first + wanted } },
      { sort: { n: 1 }, hint: chunksOfFile, limit: wanted },
    )
    if (chunks.length < wanted) return null
    const from = first * chunkBytes
    return Buffer.concat(chunks.map(({ data }) => data.buffer)).subarray(start - from, end - from + 1)
  },

  async look(id) {
    const [sum] = await MediaChunkModel.aggregate<{ bytes: number }>([
      { $match: { files_id: id } },
      { $group: { _id: null, bytes: { $sum: { $binarySize: '$data' } } } },
      { $project: { _id: 0 } },
    ]).hint(chunksOfFile)
    return sum ?? null
  },

  async remove(id) {
    await MediaFileModel.collection.deleteOne({ _id: id })
    await MediaChunkModel.collection.deleteMany({ files_id: id })
  },

  list: async function* (before) {
    const ids = MediaFileModel.aggregate<{ _id: mongo.ObjectId }>([
      { $match: { _id: { $lt: before } } },
      { $project: { _id: 1 } },
      {
        $unionWith: {
          coll: MediaChunkModel.collection.name,
          pipeline: [{ $match: { files_id: { $lt: before } } }, { $group: { _id: '$files_id' } }],
        },
      },
      { $group: { _id: '$_id' } },
      { $sort: { _id: 1 } },
    ]).cursor()
    for await (const { _id } of ids) yield _id
  },
}
