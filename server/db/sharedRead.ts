import { forAMoment } from './forAMoment.ts'

/** A read that is under way, and the one that follows it. */
type Line = { running: Promise<unknown>; next?: Promise<unknown> }

const lines = new Map<string, Line>()

/**
 * Makes a read; while it is under way, all who ask for the same share the next one. Nobody gets a read that was under way
 * before they asked: something may have been written since it began. One that takes long holds others back only for a
 * moment. Throws what `read` throws.
 */
export function sharedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const line = lines.get(key)
  if (!line) return begin(key, read)
  line.next ??= forAMoment(line.running).then(() => begin(key, read))
  return line.next as Promise<T>
}

function begin<T>(key: string, read: () => Promise<T>): Promise<T> {
  const running = read()
  const line: Line = { running }
  lines.set(key, line)
  const end = () => {
    if (lines.get(key) === line && !line.next) lines.delete(key)
  }
  running.then(end, end)
  return running
}
