import type { IncomingMessage } from 'node:http'

/** An upload may rest for so long, and take so long in all: the largest one needs half a megabit a second. */
const longestPauseMs = 10_000
const longestMs = 120_000

/**
 * Calls back once when an upload rests, or takes, too long: its place is wanted by others. Returns what ends the watch.
 */
export function watchPace(request: IncomingMessage, onLate: () => void): () => void {
  const pause = setTimeout(onLate, longestPauseMs)
  const whole = setTimeout(onLate, longestMs)
  const onData = () => void pause.refresh()
  request.on('data', onData)
  return () => {
    clearTimeout(pause)
    clearTimeout(whole)
    request.off('data', onData)
  }
}
