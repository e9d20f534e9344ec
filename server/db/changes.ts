import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from 'pino'
import { database } from './connection.ts'
import { isTransientError } from './transientErrors.ts'

const pauseMs = 1_000

/** How long closing may take, in case the database hangs. */
const patienceMs = 1_000

/** How long MongoDB waits for changes before it returns an empty batch. */
const maxAwaitTimeMS = 30_000

export type Change = mongo.ChangeStreamDocument

type Following = {
  /** The collection to follow; without one, all of the database. */
  collection?: string
  pipeline: mongo.Document[]
  log: Logger
  /** What the log says when the stream breaks. */
  problem: string
  /** Every change from now on is reported. With `hasGap`, some since the last one may be missing. */
  onOpen(hasGap: boolean): void
  onChange(change: Change): void
  onBreak?(): void
}

type Stream = mongo.ChangeStream<mongo.Document, Change>

/**
 * Reports what the majority has committed, once and in its order. Goes on where it stopped after a lost connection or
 * primary; when MongoDB no longer has what came in between, `onOpen` says so.
 */
export function followChanges(following: Following): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let stream: Stream | undefined
  const follow = async () => {
    let start: mongo.ChangeStreamOptions | undefined
    let hasGap = false
    while (!isStopping()) {
      try {
        start ??= await fromNow()
        stream = openStream(following, start)
        following.onOpen(hasGap)
        hasGap = false
        for await (const change of stream) following.onChange(change)
      } catch (error) {
        if (isStopping()) break
        const reason = error instanceof Error ? error.message : String(error)
        following.log.warn({ reason }, following.problem)
        // What cannot be read on would fail the same way again.
        hasGap = !isTransientError(error)
      } finally {
        following.onBreak?.()
      }
      start = hasGap ? undefined : startAgain(stream, start)
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const ended = follow()
  return {
    stop: async () => {
      stopping.abort()
      const closed = Promise.all([stream?.close().catch(() => {}), ended])
      await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })])
    },
  }
}

/** The stream starts after what the database has stored by now, so nothing is missed while it opens. */
async function fromNow(): Promise<mongo.ChangeStreamOptions> {
  const { operationTime } = await database().command({ ping: 1 })
  const { t, i } = operationTime as mongo.Timestamp
  return { startAtOperationTime: new mongoose.mongo.Timestamp({ t, i: i + 1 }) }
}

function startAgain(stream: Stream | undefined, start: mongo.ChangeStreamOptions | undefined) {
  return stream?.resumeToken ? { startAfter: stream.resumeToken } : start
}

function openStream({ collection, pipeline }: Following, start: mongo.ChangeStreamOptions): Stream {
  const options = { maxAwaitTimeMS, ...start }
  return collection ? database().collection(collection).watch(pipeline, options) : database().watch(pipeline, options)
}
