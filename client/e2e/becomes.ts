import { deepEqual } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

const patience = 10_000

/**
 * Reads something of a page again and again until it is what is expected: a page shows what is asked of it soon, not at
 * once. When it never is, fails with the difference.
 */
export async function becomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    const actual = await read()
    try {
      deepEqual(actual, expected)
      return
    } catch (error) {
      if (Date.now() > until) throw error
    }
    await pause(50)
  }
}
