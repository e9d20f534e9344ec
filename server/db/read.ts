import { setTimeout as sleep } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import { database } from './connection.ts'
import { beforeDeadline, databaseTimeoutMs } from './deadline.ts'
import { isTransientError } from './transientErrors.ts'

/** Pauses between repetitions of a read, in milliseconds: short at first, as a new primary is often there at once. */
const firstPauseMs = 20
const longestPauseMs = 500

export type FindOptions = {
  sort?: mongo.Sort
  /** The index to use. Reading paths always name one: the planner's own choice changes with its cache. */
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
  const command = { find: collection, filter, ...options, batchSize: options.limit + 1, maxTimeMS: databaseTimeoutMs() }
  const { cursor } = (await retried(() => database().command(command))) as FirstBatch<Row>
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
  const read = () =>
    database()
      .collection(collection)
      .find(filter, { ...options, maxTimeMS: databaseTimeoutMs() })
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
  const command = {
    aggregate: collection,
    pipeline,
    hint,
    cursor: { batchSize: 10_000 },
    maxTimeMS: databaseTimeoutMs(),
  }
  const { cursor } = (await retried(() => database().command(command))) as FirstBatch<Row>
  return cursor.firstBatch
}

/**
 * Runs a read, again and again while a connection or the primary is lost, as reading twice harms nothing. Throws BUSY
 * when the deadline passes.
 */
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
