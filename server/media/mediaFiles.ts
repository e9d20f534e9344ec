import mongoose, { type mongo } from 'mongoose'
import { gridFs } from './gridFs.ts'
import type { MediaStore } from './mediaStore.ts'

/** Where files are, the place for new ones first. */
export const mediaStores: readonly MediaStore[] = [gridFs]

export const newFileId = () => new mongoose.mongo.ObjectId()

/** Stores a file of an upload. Throws BUSY. */
export async function storeFile(id: mongo.ObjectId, name: string, bytes: Buffer): Promise<void> {
  await gridFs.put(id, name, bytes)
}

/** Removes a file, even if only part of it was stored. */
export async function removeFile(id: mongo.ObjectId): Promise<void> {
  for (const store of mediaStores) await store.remove(id)
}

/** Yields the bytes from `start` up to and including `end`, read on demand. Throws BUSY, and if there are none. */
export async function* readFile(id: mongo.ObjectId, start: number, end: number): AsyncGenerator<Buffer, void> {
  let at = start
  while (at <= end) {
    const bytes = await gridFs.read(id, at, end)
    if (!bytes?.length) throw new Error(`Bytes of the media file ${id.toHexString()} are missing.`)
    yield bytes
    at += bytes.length
  }
}
