/** Numbers that look random and are the same for the same seed on every run (mulberry32). */
export type Random = {
  /** A number in [low, high). */
  between: (low: number, high: number) => number
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  /** One of the list. */
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** A source of numbers that starts from the words of `seed`. */
export function randomFrom(seed: string): Random {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return { between, whole, pick: (list) => list[whole(0, list.length - 1)] ?? list[0] }
}
