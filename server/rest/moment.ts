/** A time in the API's format: `2026-11-20T18:05:09+00:00`. */
export function formatMoment(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`
}
