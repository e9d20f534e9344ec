import { Check, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { resolveValue, toast as hot, type Toast, useToasterStore } from 'react-hot-toast/headless'
import css from './Toaster.module.css'

/** How long a toast takes to leave. An invisible toast would keep its place. */
const leavingMs = 400

/**
 * Shows toasts at the bottom right, the newest at the bottom, at most 20 (the library's limit). The library's own toaster
 * would measure and style each with scripts, which takes longer than the like that the toast is about.
 */
export default function Toaster(): ReactNode {
  const { toasts } = useToasterStore()
  return (
    <div className={css.toasts}>
      {toasts.map((toast) => (
        // One that replaces another begins anew.
        <Shown key={`${toast.createdAt} ${toast.id}`} toast={toast} />
      ))}
    </div>
  )
}

/** A toast. Its style makes it leave when its time is up: to draw it again for that would take as long as to show it. */
function Shown({ toast }: { toast: Toast }) {
  const { id, duration = 0 } = toast
  useLayoutEffect(() => {
    const timer = setTimeout(() => hot.remove(id), duration + leavingMs)
    return () => clearTimeout(timer)
  }, [id, duration])
  return (
    <div className={css.toast} style={{ animationDelay: `0s, ${duration}ms` }}>
      {toast.type === 'success' && <Check size={20} strokeWidth={3} className={css.success} aria-hidden />}
      {toast.type === 'error' && <X size={20} strokeWidth={3} className={css.error} aria-hidden />}
      <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
    </div>
  )
}
