import { defineLimits, hours } from '../limits/limit.ts'

export const pinsLimits = defineLimits({ pins: { points: 300, seconds: hours } })
