import { defineLimits, hours } from '../limits/limit.ts'

export const usersLimits = defineLimits({
  /** Edits of posts and the profile, detached quotes, erased versions, and which notifications people chose. */
  edits: { points: 600, seconds: hours },
})
