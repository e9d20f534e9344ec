import type { mongo } from 'mongoose'
import { database } from './connection.ts'
import { retried } from './read.ts'
import { sharedRead } from './sharedRead.ts'

type OpTime = { ts: mongo.Timestamp; t: number }
type Hello = { lastWrite?: { opTime: OpTime; majorityOpTime: OpTime } }

/**
 * Names the last write of the database, in one small command: as long as the name stays the same, nothing was written
 * in between. Null while the last write is not stored by the majority, because an older one may still be on its way, and
 * on a sharded cluster, which has no common order of writes. Throws BUSY when the database does not answer.
 */
export function lastWrite(): Promise<string | null> {
  return sharedRead('last write', askForLastWrite)
}

async function askForLastWrite(): Promise<string | null> {
  const hello = (await retried(() => database().command({ hello: 1 }))) as Hello
  if (!hello.lastWrite) return null
  const { opTime, majorityOpTime } = hello.lastWrite
  return nameOf(opTime) === nameOf(majorityOpTime) ? nameOf(opTime) : null
}

const nameOf = ({ ts, t }: OpTime) => `${t}:${ts.toBigInt()}`

let madeHere = 0

/** How many transactions this server has stored. */
export const writesHere = () => madeHere

/** Call when a transaction was stored. */
export function noteWrite(): void {
  madeHere++
}
