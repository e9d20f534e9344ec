import { defineLimits, hours } from '../limits/limit.ts'

export const followsLimits = defineLimits({
  follows: { points: 1_000, seconds: hours },
  /** Also counted while an account is younger than a day. */
  followsOfNewAccounts: { points: 200, seconds: hours },
})
