import { use, useSyncExternalStore } from 'react'
import { SettingsContext } from './settings.tsx'

const never = () => () => {}

/** True while the server renders and while React hydrates, which must match. Then false, in a new render. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** The server's time in milliseconds while `useIsServed` is true, then null. */
export function useServedAt(): number | null {
  const { servedAt = 0 } = use(SettingsContext)
  return useIsServed() ? servedAt : null
}
