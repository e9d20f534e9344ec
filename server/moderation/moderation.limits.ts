import { defineLimits, hours } from '../limits/limit.ts'

export const moderationLimits = defineLimits({
  reports: { points: 60, seconds: hours },
  guestReports: { points: 10, seconds: hours }, // per address
  appeals: { points: 20, seconds: hours },
  moderation: { points: 2_000, seconds: hours },
})
