import mongoose, { type mongo } from 'mongoose'
import { MediaChunkModel, MediaFileModel, MediaModel } from './media.model.ts'
import { removeFile } from './mediaFiles.ts'
import { areMediaLeased } from './mediaLease.ts'

const dayMs = 24 * 60 * 60_000
const batchSize = 100

/** Files of GridFS, or what is left of them, that no upload names. `isLeased`: a backup runs, so some stay. */
export type Orphans = { files: number; bytes: number; isLeased: boolean }

/**
 * Counts, and removes if it shall, the bytes of media that no upload has named for a day. An upload is stored before its
 * bytes and deleted after them, so only a database that somebody edited, or that lost writes, has any.
 */
export async function orphanedMedia({ isToRemove }: { isToRemove: boolean }): Promise<Orphans> {
  const found: Orphans = { files: 0, bytes: 0, isLeased: false }
  const before = mongoose.mongo.ObjectId.createFromTime(Math.floor((Date.now() - dayMs) / 1_000))
  for await (const ids of batches(
    MediaModel.aggregate<{ _id: mongo.ObjectId }>(unnamed(before)).cursor({ batchSize }),
  )) {
    if (isToRemove && (await areMediaLeased(new Date()))) return { ...found, isLeased: true }
    found.bytes += await bytesOf(ids)
    if (isToRemove) for (const id of ids) await removeFile(id)
    found.files += ids.length
  }
  return found
}

/** The ids of files tell their age. */
const unnamed = (before: mongo.ObjectId): mongoose.PipelineStage[] => [
  { $unwind: '$files' },
  { $project: { _id: '$files.fileId', isNamed: { $literal: true } } },
  { $unionWith: { coll: MediaFileModel.collection.name, pipeline: [{ $match: { _id: { $lt: before } } }, onlyId] } },
  {
    $unionWith: {
      coll: MediaChunkModel.collection.name,
      pipeline: [{ $match: { files_id: { $lt: before } } }, { $group: { _id: '$files_id' } }],
    },
  },
  { $group: { _id: '$_id', isNamed: { $max: '$isNamed' } } },
  { $match: { isNamed: null } },
]

const onlyId = { $project: { _id: 1 as const } }

async function* batches(rows: AsyncIterable<{ _id: mongo.ObjectId }>): AsyncGenerator<mongo.ObjectId[]> {
  let batch: mongo.ObjectId[] = []
  for await (const { _id } of rows) {
    batch.push(_id)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function bytesOf(ids: readonly mongo.ObjectId[]): Promise<number> {
  const [sum] = await MediaChunkModel.aggregate<{ bytes: number }>([
    { $match: { files_id: { $in: ids } } },
    { $group: { _id: null, bytes: { $sum: { $binarySize: '$data' } } } },
  ]).hint({ files_id: 1, n: 1 })
  return sum?.bytes ?? 0
}
