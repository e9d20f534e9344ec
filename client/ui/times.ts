import dayjs from 'dayjs'

/** Times in the reader's zone, or in UTC, which the server uses because it does not know that zone. */
type Zone = { utc?: boolean }

/**
 * A UTC time is read as a local one with the same digits. Only in the hour that a zone skips in spring there is none: it
 * is shown an hour later.
 */
const timeOf = (iso: string, { utc = false }: Zone) => dayjs(utc ? iso.replace(/Z$/, '') : iso)

/** A time on a card: `now`, `5m`, `3h`, then `4 Mar`, in another year `Mar, 2024`. */
export function cardTime(iso: string, now: number, zone: Zone = {}): string {
  const time = timeOf(iso, zone)
  if (time.year() !== timeOf(new Date(now).toISOString(), zone).year()) return time.format('MMM, YYYY')
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000)
  if (minutes >= 24 * 60) return time.format('D MMM')
  if (minutes < 1) return 'now'
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`
}

/** The full time, as the single post shows it: `4:05 PM · Mar 4, 2026`. */
export function fullTime(iso: string, zone: Zone = {}): string {
  return timeOf(iso, zone).format('h:mm A · MMM D, YYYY')
}

export function monthAndYear(iso: string, zone: Zone = {}): string {
  return timeOf(iso, zone).format('MMMM YYYY')
}
