import { setTimeout as sleep } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Logger } from 'pino'
import { database } from '../db/connection.ts'
import { evictSession, setWatching } from './sessionCache.ts'
import { SessionModel } from './session.model.ts'

const pauseMs = 1_000

/** How long closing may take, in case the database hangs. */
const patienceMs = 1_000

/** How long MongoDB waits for changes before it returns an empty batch. */
const maxAwaitTimeMS = 30_000

type Ending = { operationType: string; documentKey?: { _id: string } }

/** Watches for sessions that any server ends. While the change stream is down, every request reads its session. */
export function watchSessions(log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let stream: mongo.ChangeStream<mongo.Document, mongo.ChangeStreamDocument> | undefined
  const watch = async () => {
    while (!isStopping()) {
      try {
        const { operationTime } = await database().command({ ping: 1 })
        stream = openStream(operationTime as mongo.Timestamp)
        // The stream starts at that time, so no end of a session is missed while it opens.
        setWatching(true)
        for await (const change of stream) note(change)
      } catch (error) {
        if (isStopping()) break
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'change stream of sessions failed; sessions are not cached',
        )
      } finally {
        setWatching(false)
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      const closed = Promise.all([stream?.close().catch(() => {}), watching])
      await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })])
    },
  }
}

function openStream(startAtOperationTime: mongo.Timestamp) {
  const pipeline = [{ $match: { operationType: { $in: ['delete', 'drop', 'rename', 'dropDatabase', 'invalidate'] } } }]
  return database()
    .collection(SessionModel.collection.collectionName)
    .watch(pipeline, { maxAwaitTimeMS, startAtOperationTime })
}

/** Dropping or renaming the collection also ends the stream, which empties the cache. */
function note(change: mongo.ChangeStreamDocument): void {
  const { documentKey } = change as Ending
  if (documentKey) evictSession(documentKey._id)
}
