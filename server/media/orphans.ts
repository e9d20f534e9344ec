import mongoose, { type mongo } from 'mongoose'
import { OperatorError } from '../operatorError.ts'
import { gridFs } from './gridFs.ts'
import { MediaModel } from './media.model.ts'
import { mediaStores } from './mediaFiles.ts'
import { areMediaLeased } from './mediaLease.ts'
import type { MediaStore } from './mediaStore.ts'

const dayMs = 24 * 60 * 60_000

/** After each batch, it looks whether a backup has begun. */
const batchSize = 100

/** Files, or what is left of them, that no upload names. `isLeased` says that a backup runs, so some stay. */
export type Orphans = { files: number; bytes: number; isLeased: boolean }

/**
 * Counts the bytes of media that no upload has named for a day, and removes them if `isToRemove`. An upload is stored
 * before its bytes and deleted after them, so only a database that lost writes, or that somebody edited, has such
 * bytes. Throws OperatorError rather than empty a bucket of which the database knows nothing.
 */
export async function orphanedMedia({ isToRemove }: { isToRemove: boolean }): Promise<Orphans> {
  const found: Orphans = { files: 0, bytes: 0, isLeased: false }
  for (const store of mediaStores()) {
    if (isToRemove && store !== gridFs) await requireOwn(store)
    for await (const id of unnamedIn(store)) {
      if (isToRemove && found.files % batchSize === 0 && (await areMediaLeased(new Date())))
        return { ...found, isLeased: true }
      found.bytes += (await store.look(id))?.bytes ?? 0
      if (isToRemove) await store.remove(id)
      found.files++
    }
  }
  return found
}

/** Throws if the database names no upload at all but the store has some: it may be another site's, or new. */
async function requireOwn(store: MediaStore): Promise<void> {
  if (await MediaModel.exists({})) return
  for await (const _file of store.list(dayAgo()))
    throw new OperatorError(
      'The bucket has uploads, and the database names none, so none of them was deleted. See that MONGODB_URI and MEDIA_STORE belong to the same site.',
    )
}

const dayAgo = () => mongoose.mongo.ObjectId.createFromTime(Math.floor((Date.now() - dayMs) / 1_000))

/** Files and names both come in the order of ids, so that neither list must be in memory. */
async function* unnamedIn(store: MediaStore): AsyncGenerator<mongo.ObjectId> {
  const names = namedFiles()
  try {
    let name = await names.next()
    for await (const id of store.list(dayAgo())) {
      while (!name.done && orderOf(name.value, id) < 0) name = await names.next()
      if (name.done || orderOf(name.value, id) > 0) yield id
    }
  } finally {
    await names.return()
  }
}

const orderOf = (one: mongo.ObjectId, other: mongo.ObjectId) => Buffer.compare(one.id, other.id)

async function* namedFiles(): AsyncGenerator<mongo.ObjectId, void> {
  const files = MediaModel.aggregate<{ _id: mongo.ObjectId }>([
    { $project: { 'files.fileId': 1 } },
    { $unwind: '$files' },
    { $project: { _id: '$files.fileId' } },
    { $sort: { _id: 1 } },
  ]).cursor()
  for await (const { _id } of files) yield _id
}
