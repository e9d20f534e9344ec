import { useEffect } from 'react'
import { loadAhead } from '../../ui/lazyRoute.tsx'

const longestWaitMs = 3_000

/** Fetches the other parts of the app when the browser is idle, or when somebody presses something; not for who saves data. */
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

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, longestWaitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: longestWaitMs })
  return () => cancelIdleCallback(handle)
}
