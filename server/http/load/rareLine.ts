import type { Logger } from 'pino'

const pauseMs = 10_000

/** A log line about something that may happen thousands of times a second: at most one in ten seconds, with how often it happened since. */
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
