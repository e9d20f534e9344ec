import { useLocation, useNavigate } from 'react-router-dom'

/** Dialogs in the history, so that the back button closes them. A dialog's name can carry an id, as in `edit:post-id`. */
export function useDialogs(): { current: string | null; open: (name: string) => void; close: () => void } {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const current = dialogOf(location.state)
  return {
    current,
    open: (name) => void navigate(pathname + search, { state: { dialog: name } }),
    close: () => {
      if (current) void navigate(-1)
    },
  }
}

export function useDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { current, open, close } = useDialogs()
  return { isOpen: current === name, open: () => open(name), close }
}

/** Whether the browser's history entry shows a dialog; before the router has started. */
export function isDialogOpen(): boolean {
  const state = window.history.state as { usr?: unknown } | null
  return dialogOf(state?.usr) !== null
}

function dialogOf(state: unknown): string | null {
  const name = typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : null
  return typeof name === 'string' ? name : null
}
