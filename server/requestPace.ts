/** A body may rest for so long, and take so long in all: the largest upload needs half a megabit a second. */
const longestPauseMs = 10_000
const longestMs = 120_000

type Pace = {
  /** To be told whenever a piece of the body has come. */
  moved(): void
  stop(): void
}

/** Calls back when a body rests, or takes, too long: what it holds is wanted by others. */
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
