import { useEffect } from 'react'
import { useSettings } from '../ui/settings.tsx'

/** Sets the title of the browser tab and restores the previous one on unmount. */
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
