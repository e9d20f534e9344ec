const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long before the seeding; the parts add up. A year is 365 days. */
export type Age = { years?: number; days?: number; hours?: number; minutes?: number }

export function before(now: Date, { years = 0, days = 0, hours = 0, minutes = 0 }: Age): Date {
  return new Date(now.getTime() - (years * 365 + days) * day - hours * hour - minutes * minute)
}

/** The longest time from a post to its likes and bookmarks, because people like new posts. */
export const attention = 3 * day
