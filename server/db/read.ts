import type { mongo } from 'mongoose'
import { AppError } from '../errors.ts'
import { database } from './connection.ts'
import { isTransientError } from './transientErrors.ts'

/** How long one read may take in the database before it is given up there, in milliseconds. */
const readDeadlineMs = 5_000

/** How long this side waits for a read and its repetition: a database that hangs keeps no deadline. */
const patienceMs = 8_000

export type FindOptions = {
  sort?: mongo.Sort
  /** The index to use. Reading paths always name one: the planner's own choice changes with its cache (design.md, Data). */
  hint: string | mongo.Document
  limit: number
  projection?: mongo.Document
}

/** What MongoDB answers to a reading command; a cursor of 0 means that there is no more. */
type FirstBatch<Row> = { cursor: { id: unknown; firstBatch: Row[] } }

/**
 * The rows of a collection that match, at most `limit` of them. Sends one command, unless the rows are larger than the
 * 16 MB that MongoDB answers at once. Filters come from services, never from a client. Throws BUSY when the database
 * does not answer.
 */
export async function find<Row>(collection: string, filter: mongo.Document, options: FindOptions): Promise<Row[]> {
  if (options.limit === 0) return []
  // With room for one row beyond the limit MongoDB sees the end of the list and keeps no cursor.
  const command = { find: collection, filter, ...options, batchSize: options.limit + 1, maxTimeMS: readDeadlineMs }
  const { cursor } = (await retried((signal) => database().command(command, { signal }))) as FirstBatch<Row>
  if (String(cursor.id) === '0') return cursor.firstBatch
  return findLarge(collection, filter, options, cursor.id)
}

/** Reads once more, now batch by batch: a cursor is bound to the session that opened it, and `find` had none of its own. */
async function findLarge<Row>(
  collection: string,
  filter: mongo.Document,
  options: FindOptions,
  opened: unknown,
): Promise<Row[]> {
  await database().command({ killCursors: collection, cursors: [opened] })
  const read = (signal: AbortSignal) =>
    database()
      .collection(collection)
      .find(filter, { ...options, maxTimeMS: readDeadlineMs, signal })
      .toArray()
  return (await retried(read)) as Row[]
}

/** The one row with this `_id`, or null. */
export async function findById<Row>(collection: string, id: string, projection?: mongo.Document): Promise<Row | null> {
  const [row] = await findByIds<Row>(collection, [id], projection)
  return row ?? null
}

/** The rows with these `_id`s, in no particular order. */
export async function findByIds<Row>(
  collection: string,
  ids: readonly string[],
  projection?: mongo.Document,
): Promise<Row[]> {
  const options: FindOptions = { hint: '_id_', limit: ids.length }
  if (projection) options.projection = projection
  return find<Row>(collection, { _id: { $in: ids } }, options)
}

/** The rows of an aggregation whose answer fits one batch. The first stage must name what bounds it; `hint` the index. */
export async function aggregate<Row>(
  collection: string,
  pipeline: mongo.Document[],
  hint: string | mongo.Document,
): Promise<Row[]> {
  const command = { aggregate: collection, pipeline, hint, cursor: { batchSize: 10_000 }, maxTimeMS: readDeadlineMs }
  const { cursor } = (await retried((signal) => database().command(command, { signal }))) as FirstBatch<Row>
  return cursor.firstBatch
}

/** Runs a read; once more when the connection or the primary was lost meanwhile, as reading twice harms nothing. */
async function retried<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await read(signal).catch((error: unknown) => {
      // The driver would look for a server once more before it looks at the signal.
      if (signal.aborted || !isTransientError(error)) throw error
      return read(signal)
    })
  } catch (error) {
    throw isTransientError(error) ? new AppError('BUSY', { cause: error, retryAfterSeconds: 1 }) : error
  }
}
