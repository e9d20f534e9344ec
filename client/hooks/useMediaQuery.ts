import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `inShell` is the answer for the markup that the server sends before any script runs. */
export function useMediaQuery(query: string, { inShell = false } = {}): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => inShell,
  )
}
