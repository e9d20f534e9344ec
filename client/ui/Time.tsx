import { useSyncExternalStore } from 'react'
import { cardTime, fullTime } from './times.ts'

/** A time on a card that refreshes while the page is open; its title is the exact time. */
export function Time({ iso, className }: { iso: string; className?: string | undefined }) {
  const words = useSyncExternalStore(
    everyMinute,
    () => cardTime(iso, Date.now()),
    () => fullTime(iso),
  )
  return (
    <time dateTime={iso} title={fullTime(iso)} className={className}>
      {words}
    </time>
  )
}

const listeners = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** One clock for all times; it runs only while somebody looks. */
function everyMinute(listener: () => void): () => void {
  listeners.add(listener)
  clock ??= setInterval(() => listeners.forEach((tell) => tell()), 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}
