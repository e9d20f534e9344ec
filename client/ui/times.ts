import dayjs from 'dayjs'

/** The server renders in UTC, because it does not know the reader's time zone. */
type Zone = { utc?: boolean }

/** Reads a UTC time as a local time with the same digits. In spring, the skipped hour shows an hour later. */
const timeOf = (iso: string, { utc = false }: Zone) => dayjs(utc ? iso.replace(/Z$/, '') : iso)

/** The time on a card: `now`, `5m`, `3h`, `4 Mar`, or `Mar, 2024` in another year. */
export function cardTime(iso: string, now: number, zone: Zone = {}): string {
  const time = timeOf(iso, zone)
  if (time.year() !== timeOf(new Date(now).toISOString(), zone).year()) return time.format('MMM, YYYY')
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000)
  if (minutes >= 24 * 60) return time.format('D MMM')
  if (minutes < 1) return 'now'
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`
}

/** The time on a post's own page: `4:05 PM · Mar 4, 2026`. */
export function fullTime(iso: string, zone: Zone = {}): string {
  return timeOf(iso, zone).format('h:mm A · MMM D, YYYY')
}

export function monthAndYear(iso: string, zone: Zone = {}): string {
  return timeOf(iso, zone).format('MMMM YYYY')
}
