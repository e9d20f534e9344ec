import { useEffect, useState } from 'react'
import { useIsServed } from '../../ui/useServed.ts'

const note = () => {
  document.documentElement.dataset['app'] = 'running'
}

/**
 * Notes on the document that the app runs. Over a page from the server only `PageRuns` can know. A component, because it
 * renders again after hydration: if the shell did, React would hydrate the whole page at once.
 */
export function AppRuns(): null {
  const [isHydrating] = useState(useIsServed())
  useEffect(() => {
    if (!isHydrating) note()
  }, [isHydrating])
  return null
}

/** Beside the page: React hydrates it after the shell, and until then the page ignores presses. */
export function PageRuns(): null {
  useEffect(note, [])
  return null
}
