import { lazy, Suspense, type ReactNode } from 'react'

const Nothing = (): ReactNode => null
// Without toasts, as without a network at the wrong moment, the app goes on.
const Toaster = lazy(() => import('./Toaster.tsx').catch(() => ({ default: Nothing })))

/** Where toasts appear, fetched once the page stands. */
export function Toasts() {
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
