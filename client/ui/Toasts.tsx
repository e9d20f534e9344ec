import { laterPart } from './optionalPart.tsx'

const Toaster = laterPart(() => import('./Toaster.tsx'))

export function Toasts() {
  return (
    // An open dialog hides the page from screen readers, but not live regions that existed before.
    <div aria-live="off">
      <Toaster />
    </div>
  )
}
