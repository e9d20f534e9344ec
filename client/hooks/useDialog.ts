import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sharedValue } from './sharedValue.ts'

/**
 * The name of the dialog that the present history entry opens; null if it opens none. If the context held the name
 * itself, React would look through the whole page for what reads it.
 */
export const DialogContext = createContext(sharedValue<string | null>(null))

/** The state of an entry that opens a dialog: its name, and the key of the page's own entry, which is behind it. */
type Opened = { dialog: string; behind?: string }

type Acts = {
  /** `replace` puts the dialog in the place of the one that is open. */
  open: (name: string, options?: { replace: boolean }) => void
  close: () => void
}

/** Dialogs in the history, so that the back button closes them. A dialog's name can carry an id, as in `edit:post-id`. */
export function useDialogs(): Acts & { current: string | null } {
  return { current: use(DialogContext).useValue(), ...useActs() }
}

export function useDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const isOpen = use(DialogContext).useIs(name)
  const { open, close } = useActs()
  return { isOpen, open: () => open(name), close }
}

function useActs(): Acts {
  const dialog = use(DialogContext)
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  return {
    open: (name, options) =>
      void navigate(pathname + search, { ...options, state: { dialog: name, behind: key } satisfies Opened }),
    close: () => {
      if (dialog.read()) void navigate(-1)
    },
  }
}

/** Whether the browser's history entry shows a dialog; before the router has started. */
export function isDialogOpen(): boolean {
  const state = window.history.state as { usr?: unknown } | null
  return dialogIn(state?.usr) !== null
}

/** What the state of a history entry says about a dialog; null if it opens none. */
export function dialogIn(state: unknown): Opened | null {
  const isOpened = typeof state === 'object' && state !== null && 'dialog' in state && typeof state.dialog === 'string'
  return isOpened ? (state as Opened) : null
}
