import type { mongo } from 'mongoose'
import { database } from './connection.ts'
import { retried } from './read.ts'

type OpTime = { ts: mongo.Timestamp; t: number }
type Hello = { lastWrite?: { opTime: OpTime; majorityOpTime: OpTime } }

/** The command that is under way, and the one that follows it. */
let running: Promise<unknown> = Promise.resolve()
let next: Promise<string | null> | undefined

/**
 * Names the last write of the database, in one small command: as long as the name stays the same, nothing was written
 * in between. Null while the last write is not stored by the majority, because an older one may still be on its way, and
 * on a sharded cluster, which has no common order of writes. Throws BUSY when the database does not answer.
 *
 * Callers share a command that is not sent yet, never one under way: a write may have been acknowledged since it was
 * sent.
 */
export function lastWrite(): Promise<string | null> {
  next ??= running.then(() => {
    next = undefined
    const asking = askForLastWrite()
    running = asking.catch(() => {})
    return asking
  })
  return next
}

async function askForLastWrite(): Promise<string | null> {
  const hello = (await retried(() => database().command({ hello: 1 }))) as Hello
  if (!hello.lastWrite) return null
  const { opTime, majorityOpTime } = hello.lastWrite
  return nameOf(opTime) === nameOf(majorityOpTime) ? nameOf(opTime) : null
}

const nameOf = ({ ts, t }: OpTime) => `${t}:${ts.toBigInt()}`
