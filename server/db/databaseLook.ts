import { database } from './connection.ts'

const longestMs = 2_000
const keptMs = 1_000

/**
 * Returns a function that tells whether the database answers. All who ask at once, or within a second, share one look:
 * anybody may ask as often as they like, and each look is a command.
 */
export function databaseLook(): () => Promise<boolean> {
  let latest: Promise<boolean> | null = null
  let endedAt = Infinity
  return () => {
    if (latest && performance.now() - endedAt < keptMs) return latest
    endedAt = Infinity
    latest = answers().finally(() => (endedAt = performance.now()))
    return latest
  }
}

async function answers(): Promise<boolean> {
  try {
    const { ok } = await database().command({ ping: 1 }, { signal: AbortSignal.timeout(longestMs) })
    return ok === 1
  } catch {
    return false
  }
}
