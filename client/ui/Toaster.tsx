import type { ReactNode } from 'react'
import { Toaster as HotToaster } from 'react-hot-toast'

const style = {
  background: 'var(--text)',
  color: 'var(--bg)',
  borderRadius: 8,
  padding: '10px 14px',
  maxWidth: 'min(400px, calc(100vw - 32px))',
  boxShadow: 'var(--shadow)',
  // Presses reach a button below the toast.
  pointerEvents: 'none' as const,
}

/** Shows toasts, at most 20 (the library's limit). */
export default function Toaster(): ReactNode {
  return (
    <HotToaster
      position="bottom-right"
      containerStyle={{
        bottom: 'calc(16px + var(--bottom-nav) + var(--prompt-bar, 0px) + var(--compose-button, 0px))',
        right: 16,
        left: 16,
      }}
      toastOptions={{
        duration: 4000,
        style,
        ariaProps: { role: 'status', 'aria-live': 'polite' },
        success: { duration: 2000 },
        error: { duration: 4000 },
      }}
    />
  )
}
