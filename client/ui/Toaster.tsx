import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import css from './Toaster.module.css'

const options = {
  duration: 4000,
  // As long as it takes to leave: an invisible toast would keep its place.
  removeDelay: 400,
  ariaProps: { role: 'status', 'aria-live': 'polite' } as const,
  success: { duration: 2000 },
  error: { duration: 4000 },
}

/**
 * Shows toasts at the bottom right, the newest at the bottom, at most 20 (the library's limit). The library's own toaster
 * would measure and style each with scripts, which takes longer than the like that the toast is about.
 */
export default function Toaster(): ReactNode {
  const { toasts } = useToaster(options)
  return (
    <div className={css.toasts}>
      {toasts.map((toast) => (
        <Shown key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function Shown({ toast }: { toast: Toast }) {
  return (
    <div className={clsx(css.toast, !toast.visible && css.leaving)}>
      {toast.type === 'success' && <Check size={20} strokeWidth={3} className={css.success} aria-hidden />}
      {toast.type === 'error' && <X size={20} strokeWidth={3} className={css.error} aria-hidden />}
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
    </div>
  )
}
