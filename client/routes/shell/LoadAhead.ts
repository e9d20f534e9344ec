import { useEffect } from 'react'
import { useViewer } from '../../auth/viewer.ts'
import { savesData } from '../../hooks/savesData.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import { loadAhead } from '../../ui/lazyRoute.tsx'

/** Loads further parts of the app when the browser is idle or the user presses something, unless it saves data. */
export default function LoadAhead(): null {
  const { loggedIn } = useViewer()
  useEffect(() => {
    if (savesData()) return
    const press = () => void loadAhead(loggedIn ? 'members' : 'guests')
    const stop = whenIdle(press)
    window.addEventListener('pointerdown', press, { once: true, passive: true })
    return () => {
      stop()
      window.removeEventListener('pointerdown', press)
    }
  }, [loggedIn])
  return null
}
