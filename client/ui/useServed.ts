import { use, useSyncExternalStore } from 'react'
import { SettingsContext } from './settings.tsx'

const never = () => () => {}

/**
 * True while the server renders a page, and while the browser hydrates it: both must draw the same. Afterwards the
 * component renders again with false.
 */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** The server's clock in milliseconds while `useIsServed`; null afterwards. */
export function useServedAt(): number | null {
  const { servedAt = 0 } = use(SettingsContext)
  return useIsServed() ? servedAt : null
}
