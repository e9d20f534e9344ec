import { useEffect, useRef, useState } from 'react'

const pauseMs = 30_000

/** How many posts are newer than a list. Asks every 30 s and when the tab becomes visible, never in a hidden tab. */
export function useNewer(ids: readonly string[], newest: () => Promise<readonly string[]>): number {
  const [top, setTop] = useState<readonly string[]>([])
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  useEffect(() => {
    const look = () => {
      // A failed request is ignored, because another one follows.
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
