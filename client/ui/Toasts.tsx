import { lazy, Suspense, type ReactNode } from 'react'

const Nothing = (): ReactNode => null
// If the toasts fail to load, the app works without them.
const Toaster = lazy(() => import('./Toaster.tsx').catch(() => ({ default: Nothing })))

/** The place of the toasts, whose code is loaded after the page. */
export function Toasts() {
  return (
    // An open dialog hides the page from screen readers, except for live regions. This one must exist before the dialog.
    <div aria-live="off">
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  )
}
