import { defineLimits, hours } from '../limits/limit.ts'

export const safetyLimits = defineLimits({ restrictions: { points: 1_000, seconds: hours } })
