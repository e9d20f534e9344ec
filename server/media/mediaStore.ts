import type { mongo } from 'mongoose'

/** How many bytes a file has and, in a bucket, the digest that was stored with them. */
export type StoredFile = { bytes: number; sha256?: string }

/** A place for bytes of uploads. A file never changes, and its id tells its age. All methods may throw BUSY. */
export type MediaStore = {
  /** Stores a new file. The name is only for people who look into the store. */
  put(id: mongo.ObjectId, name: string, bytes: Buffer): Promise<void>
  /** The bytes from `start`, about a megabyte and none beyond `end`; null if they are not there. */
  read(id: mongo.ObjectId, start: number, end: number): Promise<Buffer | null>
  /** Null if nothing of the file is there. */
  look(id: mongo.ObjectId): Promise<StoredFile | null>
  /** Removes a file, even if only a part is stored. Safe to repeat. */
  remove(id: mongo.ObjectId): Promise<void>
  /** The ids of all files or remains of files that are older than this one, oldest first. */
  list(before: mongo.ObjectId): AsyncIterable<mongo.ObjectId>
}
