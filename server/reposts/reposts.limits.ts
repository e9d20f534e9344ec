import { defineLimits, hours } from '../limits/limit.ts'

export const repostsLimits = defineLimits({ reposts: { points: 1_200, seconds: hours } })
