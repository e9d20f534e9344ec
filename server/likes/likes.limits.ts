import { defineLimits, hours } from '../limits/limit.ts'

export const likesLimits = defineLimits({ likes: { points: 3_000, seconds: hours } })
