import { lazy, Suspense, type ReactNode } from 'react'

const Nothing = (): ReactNode => null
// Without toasts, as without a network at the wrong moment, the app goes on.
const Toaster = lazy(() => import('./Toaster.tsx').catch(() => ({ default: Nothing })))

/** Where toasts appear, fetched once the page stands. */
export function Toasts() {
  return (
    // A dialog that opens hides the rest of the page from screen readers, but nothing that is marked as live: the place is
    // there from the start, as the first dialog may come before the toasts.
    <div aria-live="off">
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  )
}
