import { useEffect } from 'react'
import { loadAhead } from '../../ui/lazyRoute.tsx'

const maximumWaitMs = 3_000

/** Loads the other parts of the app when the browser is idle or the user presses something, unless it saves data. */
export function useLoadAhead(): void {
  useEffect(() => {
    if (savesData()) return
    const stop = whenIdle(() => void loadAhead())
    const press = () => void loadAhead()
    window.addEventListener('pointerdown', press, { once: true, passive: true })
    return () => {
      stop()
      window.removeEventListener('pointerdown', press)
    }
  }, [])
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, maximumWaitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: maximumWaitMs })
  return () => cancelIdleCallback(handle)
}
