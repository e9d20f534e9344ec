import type { mongo } from 'mongoose'

/** How many bytes of a file are there, and in a bucket their digest as it was when they were put there. */
export type StoredFile = { bytes: number; sha256?: string }

/** A place for the bytes of uploads. A file has an id, which tells its age, and never changes. All may throw BUSY. */
export type MediaStore = {
  /** Stores a file that is not there yet. The name is only for people who look into the store. */
  put(id: mongo.ObjectId, name: string, bytes: Buffer): Promise<void>
  /** The bytes from `start` on, about a megabyte and none beyond `end`; null if they are not there. */
  read(id: mongo.ObjectId, start: number, end: number): Promise<Buffer | null>
  /** Null if nothing of the file is there. */
  look(id: mongo.ObjectId): Promise<StoredFile | null>
  /** Removes a file, even if only part of it was stored. Safe to repeat. */
  remove(id: mongo.ObjectId): Promise<void>
  /** The ids of all files that are older than this one, or what is left of them, oldest first. */
  list(before: mongo.ObjectId): AsyncIterable<mongo.ObjectId>
}
