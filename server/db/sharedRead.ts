import { setImmediate as nextTurn } from 'node:timers/promises'
import { endsWithin } from '../endsWithin.ts'

type Line = { running: Promise<unknown>; isBegun: boolean; next?: Promise<unknown> }

const lines = new Map<string, Line>()

/** A read waits at most this long for the one before. */
const patienceMs = 50

/**
 * Makes one read for all calls with this key that come within two turns of the event loop. Calls that come during the
 * read share the next one, so that none misses what was written before it; a long read delays them only for a moment.
 * Throws what `read` throws.
 */
export function sharedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const line = lines.get(key)
  if (!line) return begin(key, read)
  if (!line.isBegun) return line.running as Promise<T>
  line.next ??= endsWithin(patienceMs, line.running).then(() => begin(key, read))
  return line.next as Promise<T>
}

function begin<T>(key: string, read: () => Promise<T>): Promise<T> {
  const line: Line = { running: Promise.resolve(), isBegun: false }
  // Two turns, so that requests that arrive during this turn share the read.
  const running = nextTurn()
    .then(() => nextTurn())
    .then(() => {
      line.isBegun = true
      return read()
    })
  line.running = running
  lines.set(key, line)
  const end = () => {
    if (lines.get(key) === line && !line.next) lines.delete(key)
  }
  running.then(end, end)
  return running
}
