import { defineLimits, hours } from '../limits/limit.ts'

export const usersLimits = defineLimits({
  /** Edits of posts and the profile, detached quotes, erased versions, and what people saw and chose of notifications. */
  edits: { points: 600, seconds: hours },
})
