import { useEffect } from 'react'
import { useSettings } from '../ui/settings.tsx'

/** Sets the title of the browser tab, and restores the one before when the page closes. */
export function useTitle(title: string): void {
  const { brand } = useSettings()
  useEffect(() => {
    const before = document.title
    document.title = `${title} / ${brand}`
    return () => {
      document.title = before
    }
  }, [title, brand])
}
