import { defineLimits, hours } from '../limits/limit.ts'

export const moderationLimits = defineLimits({
  reports: { points: 60, seconds: hours },
  moderation: { points: 2_000, seconds: hours },
})
