import type { Logger } from 'pino'

const pauseMs = 10_000

/** Logs at most one line in ten seconds, with the number of events since. */
export function rareLine(log: Logger, message: string): () => void {
  let times = 0
  let nextAt = -Infinity
  return () => {
    times += 1
    const now = performance.now()
    if (now < nextAt) return
    log.warn({ times }, message)
    times = 0
    nextAt = now + pauseMs
  }
}
