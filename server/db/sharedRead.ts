import { setImmediate as nextTurn } from 'node:timers/promises'
import { endsWithin } from '../endsWithin.ts'

/** The reads that have not begun, and those that have, by their keys. */
const waiting = new Map<string, Promise<unknown>>()
const running = new Map<string, Promise<unknown>>()

/** A read waits at most this long for the one before. */
const patienceMs = 50

/**
 * Makes one read for all calls with this key that come within two turns of the event loop. Calls that come during the
 * read share the next one, so that none misses what was written before it; a long read delays them only for a moment.
 * Throws what `read` throws.
 */
export function sharedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const joined = waiting.get(key) as Promise<T> | undefined
  if (joined) return joined
  const result = readInTurn(key, read)
  waiting.set(key, result)
  return result
}

async function readInTurn<T>(key: string, read: () => Promise<T>): Promise<T> {
  const before = running.get(key)
  if (before) await endsWithin(patienceMs, before)
  // Two turns, so that requests that arrive during this turn share the read.
  await nextTurn()
  await nextTurn()
  waiting.delete(key)
  const reading = read()
  running.set(key, reading)
  try {
    return await reading
  } finally {
    if (running.get(key) === reading) running.delete(key)
  }
}
