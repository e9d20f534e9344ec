import { optionalPart } from './optionalPart.tsx'

const Toaster = optionalPart(() => import('./Toaster.tsx'))

/** The place of the toasts, whose code is loaded after the page. */
export function Toasts() {
  return (
    // An open dialog hides the page from screen readers, except for live regions. This one must exist before the dialog.
    <div aria-live="off">
      <Toaster />
    </div>
  )
}
