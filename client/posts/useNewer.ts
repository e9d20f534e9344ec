import { useEffect, useRef, useState } from 'react'

const pauseMs = 30_000

/**
 * How many posts have come on top of a list since it was loaded. Asks `newest` for the ids at the top now, every half
 * minute and when somebody comes back to the tab; a hidden tab asks nothing.
 */
export function useNewer(ids: readonly string[], newest: () => Promise<readonly string[]>): number {
  const [top, setTop] = useState<readonly string[]>([])
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  useEffect(() => {
    const look = () => {
      // A look that failed is no news: there will be another.
      if (document.visibilityState === 'visible') void latest.current().then(setTop, () => {})
    }
    const timer = setInterval(look, pauseMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (ids.length === 0) return 0
  const known = new Set(ids)
  const seam = top.findIndex((id) => known.has(id))
  return seam < 0 ? top.length : seam
}
