import { setTimeout as sleep } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import { database } from './connection.ts'
import { beforeDeadline, databaseTimeoutMs } from './deadline.ts'
import { sharedRead } from './sharedRead.ts'
import { isTransientError } from './transientErrors.ts'

/** Retries start quickly, because a new primary often exists at once. */
const firstPauseMs = 20
const longestPauseMs = 500

export type FindOptions = {
  sort?: mongo.Sort
  /** Every read names its index, because the planner's own choice changes with its cache. */
  hint: string | mongo.Document
  limit: number
  skip?: number
  projection?: mongo.Document
  /** Without it, a read may see what the majority has not stored yet. */
  readConcern?: { level: 'majority'; afterClusterTime: mongo.Timestamp }
}

/** Only indexes need these fields, so a read without a projection leaves them out. */
export const leftOut: Readonly<Record<string, mongo.Document>> = { posts: { words: 0 } }

/** A cursor of 0 means that there are no more rows. */
type FirstBatch<Row> = { cursor: { id: unknown; firstBatch: Row[] } }

/** At most `limit` matching rows. Filters come from services, never from clients. Throws BUSY at the deadline. */
export async function find<Row>(collection: string, filter: mongo.Document, asked: FindOptions): Promise<Row[]> {
  if (asked.limit === 0) return []
  const projection = leftOut[collection]
  const options = projection ? { projection, ...asked } : asked
  // A batch with room for one more row tells MongoDB that the list ends, so it keeps no cursor.
  const command = { find: collection, filter, ...options, batchSize: options.limit + 1, maxTimeMS: databaseTimeoutMs() }
  const { cursor } = (await retried(() => database().command(command))) as FirstBatch<Row>
  if (String(cursor.id) === '0') return cursor.firstBatch
  return findLarge(collection, filter, options, cursor.id)
}

/**
 * Like `find`, for rows that many ask for at the same time (`sharedRead.ts`). Callers share the objects in the rows, so
 * they must not change them. The filter may hold only strings, numbers and dates, because other values look alike in
 * the key of a read. Throws like `find`.
 */
export async function findShared<Row>(
  collection: string,
  filter: mongo.Document,
  options: FindOptions,
): Promise<Row[]> {
  if (options.limit === 0) return []
  const key = JSON.stringify([collection, filter, options])
  const rows = await sharedRead(key, () => find<Row>(collection, filter, options))
  return rows.map(copied)
}

/** A copy for a request to hydrate. Node 20 takes a microsecond for each field that is added to a copy by spread. */
export const copied = <Row>(row: Row): Row => Object.assign({}, row)

/** All matching rows; if they are more than `batchSize`, it reads them in batches. Throws like `find`. */
export async function findAll<Row>(
  collection: string,
  filter: mongo.Document,
  { batchSize, ...options }: Omit<FindOptions, 'limit' | 'readConcern'> & { batchSize: number },
): Promise<Row[]> {
  const rows = await find<Row>(collection, filter, { ...options, limit: batchSize })
  if (rows.length < batchSize) return rows
  return readInBatches<Row>(collection, filter, { ...options, batchSize })
}

/** Starts again with a cursor, which needs a session; `find` has none. */
async function findLarge<Row>(
  collection: string,
  filter: mongo.Document,
  options: FindOptions,
  opened: unknown,
): Promise<Row[]> {
  await database().command({ killCursors: collection, cursors: [opened] })
  return readInBatches<Row>(collection, filter, options)
}

async function readInBatches<Row>(
  collection: string,
  filter: mongo.Document,
  options: mongo.FindOptions,
): Promise<Row[]> {
  const read = () =>
    database()
      .collection(collection)
      .find(filter, { ...options, maxTimeMS: databaseTimeoutMs() })
      .toArray()
  return (await retried(read)) as Row[]
}

export async function findById<Row>(collection: string, id: string, projection?: mongo.Document): Promise<Row | null> {
  const [row] = await findByIds<Row>(collection, [id], projection)
  return row ?? null
}

export async function findByIds<Row>(
  collection: string,
  ids: readonly string[],
  projection?: mongo.Document,
): Promise<Row[]> {
  const options: FindOptions = { hint: '_id_', limit: ids.length }
  if (projection) options.projection = projection
  return find<Row>(collection, { _id: { $in: ids } }, options)
}

/** The rows of an aggregation that fit one batch. Its first stage must use the index `hint`. */
export async function aggregate<Row>(
  collection: string,
  pipeline: mongo.Document[],
  hint: string | mongo.Document,
): Promise<Row[]> {
  const projection = leftOut[collection]
  const command = {
    aggregate: collection,
    pipeline: projection ? [...pipeline, { $project: projection }] : pipeline,
    hint,
    cursor: { batchSize: 10_000 },
    maxTimeMS: databaseTimeoutMs(),
  }
  const { cursor } = (await retried(() => database().command(command))) as FirstBatch<Row>
  return cursor.firstBatch
}

/** In bytes. Some hosts do not tell the disk's. */
export type StorageStats = {
  totalSize: number
  totalFreeStorageSize?: number
  fsTotalSize?: number
  fsUsedSize?: number
}

/** How much the database stores, and how full its disk is. Throws BUSY, or MongoDB's error if that is not allowed. */
export async function storageStats(): Promise<StorageStats> {
  const command = { dbStats: 1, freeStorage: 1, maxTimeMS: databaseTimeoutMs() }
  return (await retried(() => database().command(command))) as StorageStats
}

/** Runs a read and retries it while a connection or the primary is lost. Throws BUSY at the deadline. */
function retried<T>(read: () => Promise<T>): Promise<T> {
  return beforeDeadline(async (deadline) => {
    for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        return await read()
      } catch (error) {
        if (!isTransientError(error)) throw error
        deadline.blame(error)
        await sleep(pause)
        deadline.check()
      }
    }
  })
}
