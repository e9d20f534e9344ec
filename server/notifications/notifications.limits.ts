import { defineLimits, hours } from '../limits/limit.ts'

export const notificationsLimits = defineLimits({ seenMarks: { points: 600, seconds: hours } })
