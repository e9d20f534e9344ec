import { useEffect, useState } from 'react'
import { useIsServed } from '../../ui/useServed.ts'

const note = () => {
  document.documentElement.dataset['app'] = 'running'
}

/** Notes on the document that the app runs. Over a page from the server only `PageRuns` can know. */
export function useRunning(): void {
  const [isHydrating] = useState(useIsServed())
  useEffect(() => {
    if (!isHydrating) note()
  }, [isHydrating])
}

/** Beside the page: React hydrates it after the shell, and until then the page ignores presses. */
export function PageRuns(): null {
  useEffect(note, [])
  return null
}
