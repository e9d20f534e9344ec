import { useEffect, useState } from 'react'
import { useIsServed } from '../../ui/useServed.ts'

const note = () => {
  document.documentElement.dataset['app'] = 'running'
}

/**
 * Marks the document once the app runs. It rerenders after hydration, so it is its own component: React would hydrate
 * the whole page at once if the shell rerendered.
 */
export function AppRuns(): null {
  const [isHydrating] = useState(useIsServed())
  useEffect(() => {
    if (!isHydrating) note()
  }, [isHydrating])
  return null
}

/** React hydrates the page after the shell, and the page ignores presses until then. */
export function PageRuns(): null {
  useEffect(note, [])
  return null
}
