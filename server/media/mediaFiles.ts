import mongoose, { type mongo } from 'mongoose'
import type { Config } from '../config.ts'
import { gridFs } from './gridFs.ts'
import type { MediaStore, StoredFile } from './mediaStore.ts'
import type { MediaPlace } from './placeSettings.ts'

/** The first store is for new files. A second one, if any, has files that were not moved yet. */
let stores: readonly [MediaStore, ...MediaStore[]] = [gridFs]

export const mediaStores = () => stores

/** Must be called before media are read or written. */
export async function useMediaStores({ mediaPlace, formerMediaPlace }: Config): Promise<void> {
  const former = formerMediaPlace ? [await storeAt(formerMediaPlace)] : []
  stores = [await storeAt(mediaPlace), ...former]
}

/** The code for buckets takes time and memory, so only sites with a bucket load it. */
async function storeAt(place: MediaPlace): Promise<MediaStore> {
  if (place === 'mongodb') return gridFs
  const { s3Store } = await import('./s3Store.ts')
  return s3Store(place)
}

const buckets = () => stores.filter((store) => store !== gridFs)

export const hasBucket = () => buckets().length > 0

/** A file as a bucket has it; null if no bucket has it. Throws BUSY. */
export async function lookInBuckets(id: mongo.ObjectId): Promise<StoredFile | null> {
  for (const store of buckets()) {
    const found = await store.look(id)
    if (found) return found
  }
  return null
}

export const newFileId = () => new mongoose.mongo.ObjectId()

/** Stores a file of an upload. Throws BUSY. */
export async function storeFile(id: mongo.ObjectId, name: string, bytes: Buffer): Promise<void> {
  await stores[0].put(id, name, bytes)
}

/** Removes a file, even if only a part of it is stored. */
export async function removeFile(id: mongo.ObjectId): Promise<void> {
  for (const store of stores) await store.remove(id)
}

export class LostBytes extends Error {}

/** Yields the bytes from `start` to `end` (included) as they are asked for. Throws BUSY, and LostBytes where none are. */
export async function* readFile(id: mongo.ObjectId, start: number, end: number): AsyncGenerator<Buffer, void> {
  let at = start
  // A file may be moved from the second store to the first while it is read, so the first is asked again at the end.
  for (const store of [...stores, stores[0]]) {
    for (let bytes = await store.read(id, at, end); bytes?.length; bytes = await store.read(id, at, end)) {
      yield bytes
      at += bytes.length
      if (at > end) return
    }
  }
  throw new LostBytes(`Bytes of the media file ${id.toHexString()} are missing.`)
}
