import { use, useSyncExternalStore } from 'react'
import { SettingsContext } from './settings.tsx'

const never = () => () => {}

/** True during server rendering and hydration, which must match. Then the component renders again with false. */
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
