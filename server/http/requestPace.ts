/** At half a megabit a second, the largest upload is in time. */
export const longestPauseMs = 10_000
const longestMs = 120_000

type Pace = {
  moved(): void
  stop(): void
}

/** Calls `onLate` if a body stops or takes too long, because it holds memory. */
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
