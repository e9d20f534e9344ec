import { defineLimits, hours } from '../limits/limit.ts'

export const usersLimits = defineLimits({
  /** Edits of posts and of the profile. */
  edits: { points: 600, seconds: hours },
})
