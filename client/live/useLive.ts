import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../hooks/whenIdle.ts'

export type Listening = () => () => void

const isVisible = () => document.visibilityState === 'visible'

/** Loads a feature when the page is idle. Runs it while `isWanted`, which it asks when the tab is shown or hidden. */
export function useLive(key: string, load: () => Promise<Listening>, isWanted = isVisible): void {
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    let listening: Listening | undefined
    let end: (() => void) | undefined
    let isGone = false
    const follow = () => {
      if (isWanted() && !isGone) end ??= listening?.()
      else {
        end?.()
        end = undefined
      }
    }
    const begin = () =>
      loadNow().then(
        (loaded) => {
          listening = loaded
          follow()
        },
        // If the code cannot be loaded, the app goes on polling.
        () => {},
      )
    const cancel = whenIdle(() => void begin())
    document.addEventListener('visibilitychange', follow)
    return () => {
      isGone = true
      cancel()
      document.removeEventListener('visibilitychange', follow)
      follow()
    }
  }, [key, isWanted])
}
