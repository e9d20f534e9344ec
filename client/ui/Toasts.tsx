import { lazy, Suspense } from 'react'

// Without toasts, as without a network at the wrong moment, the app goes on.
const Toaster = lazy(() => import('./Toaster.tsx').catch(() => ({ default: () => null })))

/** Where toasts appear, fetched once the page stands. */
export function Toasts() {
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
