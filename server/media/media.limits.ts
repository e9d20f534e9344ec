import { defineLimits, hours } from '../limits/limit.ts'

export const mediaLimits = defineLimits({
  uploads: { points: 200, seconds: hours },
  /** For an address, of all accounts: six a day for each of 500 people. */
  uploadsOfAddress: { points: 3_000, seconds: 24 * hours },
})
