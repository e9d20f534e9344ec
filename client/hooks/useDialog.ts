import { createContext, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { sharedValue } from './sharedValue.ts'

/** The open dialog, or null. A shared value: if the context changed, React would search the page for its users. */
export const DialogContext = createContext(sharedValue<string | null>(null))

/** `behind` is the history key of the page behind the dialog. */
type Opened = { dialog: string; behind?: string }

type Acts = {
  /** With `replace`, the dialog takes the place of the open one. */
  open: (name: string, options?: { replace: boolean }) => void
  close: () => void
}

/** Opens dialogs as history entries, so that Back closes them. A name can hold an id, as in `edit:post-id`. */
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
  const navigate = useNavigate()
  return {
    // Reads the window's address: the router may not have drawn the latest navigation yet.
    open: (name, options) => {
      const { pathname, search, hash } = window.location
      const state: Opened = { dialog: name, behind: pageKey() }
      void navigate({ pathname, search, hash }, { ...options, state })
    },
    close: () => {
      if (dialog.read()) void navigate(-1)
    },
  }
}

/** The router's key of the page in the browser's history entry, also if a dialog is over it. */
function pageKey(): string {
  const state = window.history.state as { usr?: unknown; key?: string } | null
  return dialogIn(state?.usr)?.behind ?? state?.key ?? 'default'
}

/** Whether the browser's history entry opens a dialog. It works before the router has started. */
export function isDialogOpen(): boolean {
  const state = window.history.state as { usr?: unknown } | null
  return dialogIn(state?.usr) !== null
}

/** The dialog in the state of a history entry, or null. */
export function dialogIn(state: unknown): Opened | null {
  const isOpened = typeof state === 'object' && state !== null && 'dialog' in state && typeof state.dialog === 'string'
  return isOpened ? (state as Opened) : null
}
