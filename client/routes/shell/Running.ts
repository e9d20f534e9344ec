import { useEffect, useState } from 'react'
import { useIsServed } from '../../ui/useServed.ts'

const note = () => {
  document.documentElement.dataset['app'] = 'running'
}

/** Marks the document once the app runs. This component rerenders after hydration, which is costly in the shell. */
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
