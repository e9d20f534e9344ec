import { defineLimits, hours } from '../limits/limit.ts'

export const followsLimits = defineLimits({ follows: { points: 1_000, seconds: hours } })
