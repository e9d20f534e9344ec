import { setImmediate as nextTurn } from 'node:timers/promises'
import { forAMoment } from './forAMoment.ts'

/** A read that is about to begin or under way, and the one that follows it. */
type Line = { running: Promise<unknown>; isBegun: boolean; next?: Promise<unknown> }

const lines = new Map<string, Line>()

/**
 * Makes a read for all who ask for the same in this turn of the event loop or the next; while it is under way, all others
 * share the next one. Nobody gets a read that was under way before they asked: something may have been written since it
 * began. One that takes long holds others back only for a moment. Throws what `read` throws.
 */
export function sharedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const line = lines.get(key)
  if (!line) return begin(key, read)
  if (!line.isBegun) return line.running as Promise<T>
  line.next ??= forAMoment(line.running).then(() => begin(key, read))
  return line.next as Promise<T>
}

function begin<T>(key: string, read: () => Promise<T>): Promise<T> {
  const line: Line = { running: Promise.resolve(), isBegun: false }
  // Two turns: what clients sent while this turn worked is read in the next one.
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
