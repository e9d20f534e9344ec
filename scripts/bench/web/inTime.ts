import { setTimeout } from 'node:timers/promises'

/** Throws that `what` did not end, because neither scripts in a page nor the browser's protocol have a time limit. */
export async function inTime<Result>(what: string, seconds: number, work: Promise<Result>): Promise<Result> {
  const ended = new AbortController()
  const late = setTimeout(1_000 * seconds, undefined, { signal: ended.signal }).then((): never => {
    throw new Error(`${what} did not end within ${seconds} seconds.`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    ended.abort()
  }
}
