import { Check, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { resolveValue, toast as hot, type Toast, useToasterStore } from 'react-hot-toast/headless'
import css from './Toaster.module.css'

export { hot as toast }

/** The length of the CSS animation `leave`. A toast that stays longer would take up space unseen. */
const leavingMs = 400

/** Shows at most 20 toasts, the newest on top. They move by CSS, because the library's own toaster is slow. */
export default function Toaster(): ReactNode {
  const { toasts } = useToasterStore()
  return (
    <div className={css.toasts}>
      {toasts.map((toast) => (
        // A new key starts the animation anew when a toast replaces another.
        <Shown key={`${toast.createdAt} ${toast.id}`} toast={toast} />
      ))}
    </div>
  )
}

/** When a toast's time is up, CSS hides it, so that React need not render it again. */
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
