/**
 * The longest pause within a body, and the most time for all of it: the largest upload needs half a megabit a second.
 */
const longestPauseMs = 10_000
const longestMs = 120_000

type Pace = {
  /** Call this for each chunk of the body. */
  moved(): void
  stop(): void
}

/** Calls `onLate` when a body stalls or takes too long: it holds memory that others need. */
export function watchPace(onLate: () => void): Pace {
  const pause = setTimeout(onLate, longestPauseMs)
  const whole = setTimeout(onLate, longestMs)
  return {
    moved: () => void pause.refresh(),
    stop: () => {
      clearTimeout(pause)
      clearTimeout(whole)
    },
  }
}
