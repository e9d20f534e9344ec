import { BSON } from 'mongodb'
import pLimit from 'p-limit'
import { lookInBuckets } from '../media/mediaFiles.ts'
import type { StoredFile } from '../media/mediaStore.ts'

export type Row = StoredFile & { _id: BSON.ObjectId }

/** A bucket answers many questions at once, and each answer takes its time on the way. */
const look = pLimit(16)

/** What buckets have of these files, as rows of a manifest. Ask for many at a time. Throws BUSY. */
export async function manifestOf(ids: readonly BSON.ObjectId[]): Promise<Row[]> {
  const found = await look.map(ids, async (_id) => ({ _id, ...(await lookInBuckets(_id)) }))
  return found.filter((row): row is Row => row.bytes !== undefined)
}

export const rowsOf = (documents: readonly Uint8Array[]) => documents.map((bytes) => BSON.deserialize(bytes) as Row)

/** How many bytes of the rows buckets still have as the manifest says. Throws BUSY. */
export async function bytesFound(rows: readonly Row[]): Promise<number> {
  const now = await manifestOf(rows.map(({ _id }) => _id))
  const same = now.filter((file) =>
    rows.some(({ _id, bytes, sha256 }) => _id.equals(file._id) && bytes === file.bytes && sha256 === file.sha256),
  )
  return same.reduce((sum, { bytes }) => sum + bytes, 0)
}
