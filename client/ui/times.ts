import dayjs from 'dayjs'

/** A time on a card: `now`, `5m`, `3h`, then `4 Mar`, in another year `Mar, 2024`. */
export function cardTime(iso: string, now: number): string {
  const time = dayjs(iso)
  if (time.year() !== dayjs(now).year()) return time.format('MMM, YYYY')
  const minutes = Math.floor((now - time.valueOf()) / 60_000)
  if (minutes >= 24 * 60) return time.format('D MMM')
  if (minutes < 1) return 'now'
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`
}

/** The full time, as the single post shows it: `4:05 PM · Mar 4, 2026`. */
export function fullTime(iso: string): string {
  return dayjs(iso).format('h:mm A · MMM D, YYYY')
}

export function monthAndYear(iso: string): string {
  return dayjs(iso).format('MMMM YYYY')
}
