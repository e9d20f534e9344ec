import { defineLimits, hours } from '../limits/limit.ts'

export const moderationLimits = defineLimits({ moderation: { points: 2_000, seconds: hours } })
