import { setTimeout as sleep } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Logger } from 'pino'
import { database } from '../db/connection.ts'
import { forgetSession, hearEndings } from './believedSessions.ts'
import { SessionModel } from './session.model.ts'

const pauseMs = 1_000

/** How long closing may take: a database that hangs answers no goodbye. */
const patienceMs = 1_000

/** How long MongoDB waits for news before it answers that there is none. */
const maxAwaitTimeMS = 30_000

type Ending = { operationType: string; documentKey?: { _id: string } }

/**
 * Hears from MongoDB of every session that ends, whichever server ended it, so that it ends here too in the same moment.
 * While the change stream is down nothing is believed and each request asks for its session.
 */
export function watchSessions(log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let stream: mongo.ChangeStream<mongo.Document, mongo.ChangeStreamDocument> | undefined
  const hear = async () => {
    while (!isStopping()) {
      try {
        const { operationTime } = await database().command({ ping: 1 })
        stream = openStream(operationTime as mongo.Timestamp)
        // The stream tells everything since then, so no ending is missed while it opens.
        hearEndings(true)
        for await (const change of stream) note(change)
      } catch (error) {
        if (isStopping()) break
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'endings of sessions are not heard',
        )
      } finally {
        hearEndings(false)
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const hearing = hear()
  return {
    stop: async () => {
      stopping.abort()
      const closed = Promise.all([stream?.close().catch(() => {}), hearing])
      await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })])
    },
  }
}

function openStream(startAtOperationTime: mongo.Timestamp) {
  const pipeline = [{ $match: { operationType: { $in: ['delete', 'drop', 'rename', 'dropDatabase', 'invalidate'] } } }]
  return database().collection(SessionModel.collection.collectionName).watch(pipeline, { maxAwaitTimeMS, startAtOperationTime })
}

/** Whatever takes the whole collection away ends the stream as well, and with it everything that was believed. */
function note(change: mongo.ChangeStreamDocument): void {
  const { documentKey } = change as Ending
  if (documentKey) forgetSession(documentKey._id)
}
