import { setTimeout as sleep } from 'node:timers/promises'
import mongoose, { type mongo } from 'mongoose'
import type { Logger } from 'pino'
import { endsWithin } from '../endsWithin.ts'
import { messageOf } from '../errors.ts'
import { database } from './connection.ts'
import { isTransientError } from './transientErrors.ts'

const pauseMs = 1_000

/** Closing the stream takes at most this long: the database may hang. */
const patienceMs = 1_000

const maxAwaitTimeMS = 30_000

export type Change = mongo.ChangeStreamDocument

type Following = {
  /** Without it, the stream follows the whole database. */
  collection?: string
  pipeline: mongo.Document[]
  log: Logger
  problem: string
  /** Called when the stream is open. If `hasGap`, changes after the last reported one may be missing. */
  onOpen(hasGap: boolean): void
  onChange(change: Change): void
  onBreak?(): void
}

type Stream = mongo.ChangeStream<mongo.Document, Change>

/** Reports each change that the majority has committed, in order, and resumes after a lost connection. */
export function followChanges(following: Following): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let stream: Stream | undefined
  const follow = async () => {
    let start: mongo.ChangeStreamOptions | undefined
    let hasGap = false
    for (;;) {
      try {
        start ??= await fromNow()
        if (isStopping()) return
        stream = openStream(following, start)
        following.onOpen(hasGap)
        hasGap = false
        for await (const change of stream) following.onChange(change)
      } catch (error) {
        if (isStopping()) return
        following.log.warn({ reason: messageOf(error) }, following.problem)
        // A resume would fail the same way again, so the stream starts anew.
        hasGap ||= !isTransientError(error)
      }
      if (isStopping()) return
      following.onBreak?.()
      if (hasGap) start = undefined
      else if (stream?.resumeToken) start = { startAfter: stream.resumeToken }
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  void follow()
  return {
    stop: async () => {
      stopping.abort()
      following.onBreak?.()
      // MongoDB may answer the stream's last read only at the next write, so nothing waits for that.
      if (stream) await endsWithin(patienceMs, stream.close())
    },
  }
}

/** The stream starts at the present time of the database, so nothing is missed while it opens. */
async function fromNow(): Promise<mongo.ChangeStreamOptions> {
  const { operationTime } = await database().command({ ping: 1 })
  const { t, i } = operationTime as mongo.Timestamp
  return { startAtOperationTime: new mongoose.mongo.Timestamp({ t, i: i + 1 }) }
}

function openStream({ collection, pipeline }: Following, start: mongo.ChangeStreamOptions): Stream {
  const options = { maxAwaitTimeMS, ...start }
  return collection ? database().collection(collection).watch(pipeline, options) : database().watch(pipeline, options)
}
