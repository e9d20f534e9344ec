import { memo, useSyncExternalStore } from 'react'
import { cardTime, fullTime } from './times.ts'
import { useServedAt } from './useServed.ts'

/** A relative time that stays current. Its tooltip is the exact time. */
export const Time = memo(function Time({ iso, className }: { iso: string; className?: string | undefined }) {
  const servedAt = useServedAt()
  const words = useSyncExternalStore(
    everyHalfMinute,
    () => cardTime(iso, Date.now()),
    () => cardTime(iso, servedAt ?? 0, { utc: true }),
  )
  return (
    <time dateTime={iso} title={fullTime(iso, { utc: servedAt !== null })} className={className}>
      {words}
    </time>
  )
})

const listeners = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** All times on the page share one timer. */
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
