import { useEffect } from 'react'
import { savesData } from '../../hooks/savesData.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import { loadAhead } from '../../ui/lazyRoute.tsx'

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
