import { useEffect, useEffectEvent } from 'react'
import { whenOnline } from './whenOnline.ts'

/** Asks again when the browser goes online after an `error`. If that fails, it waits for the next time. */
export function useAgainOnline(error: unknown, ask: () => Promise<unknown>): void {
  const again = useEffectEvent(() => void ask().catch(() => {}))
  useEffect(() => (error ? whenOnline(again) : undefined), [error])
}
