import { useSyncExternalStore } from 'react'
import { cardTime, fullTime } from './times.ts'

/** A relative time that stays up to date. Its tooltip is the exact time. */
export function Time({ iso, className }: { iso: string; className?: string | undefined }) {
  const words = useSyncExternalStore(
    everyHalfMinute,
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

/** One timer for all times on the page. */
function everyHalfMinute(listener: () => void): () => void {
  listeners.add(listener)
  clock ??= setInterval(() => listeners.forEach((tell) => tell()), 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}
