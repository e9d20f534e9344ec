import { useEffect } from 'react'
import { useSettings } from '../ui/settings.tsx'

/** Names the browser tab after the page; what it was called before comes back when the page closes. */
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
