const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long before the moment of seeding something happened; the parts add up. A year is 365 days. */
export type Age = { years?: number; days?: number; hours?: number; minutes?: number }

/** The moment that lies this far before `now`. */
export function before(now: Date, { years = 0, days = 0, hours = 0, minutes = 0 }: Age): Date {
  return new Date(now.getTime() - (years * 365 + days) * day - hours * hour - minutes * minute)
}

/** The longest time that people in the seed take to like, save or follow something: what is new is liked. */
export const attention = 3 * day
