import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. `inShell` is the answer for markup that is made at build time. */
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
