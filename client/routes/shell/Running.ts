import { useEffect, useState } from 'react'
import { useIsServed } from '../../ui/useServed.ts'

const note = () => {
  document.documentElement.dataset['app'] = 'running'
}

/** Marks the document when the app runs. If the shell did so, React would hydrate the whole page at once. */
export function AppRuns(): null {
  const [isHydrating] = useState(useIsServed())
  useEffect(() => {
    if (!isHydrating) note()
  }, [isHydrating])
  return null
}

/** React hydrates the page after the shell. Until then the page ignores presses. */
export function PageRuns(): null {
  useEffect(note, [])
  return null
}
