import { defineLimits, hours } from '../limits/limit.ts'

export const exportsLimits = defineLimits({ exports: { points: 5, seconds: 24 * hours } })
