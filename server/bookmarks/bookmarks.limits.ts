import { defineLimits, hours } from '../limits/limit.ts'

export const bookmarksLimits = defineLimits({ bookmarks: { points: 3_000, seconds: hours } })
