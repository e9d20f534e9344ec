import { createContext, use, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { sharedValue } from './sharedValue.ts'

/** The open dialog, or null. A shared value: if the context changed, React would search the page for its users. */
export const DialogContext = createContext(sharedValue<string | null>(null))

/** `behind` is the history key of the page behind the dialog. */
type Opened = { dialog: string; behind?: string }

type Dialogs = {
  current: string | null
  /** With `replace`, the dialog takes the place of the open one. */
  open: (name: string, options?: { replace: boolean }) => void
  /** Closes the dialog that is `current`, unless it has closed already. */
  close: () => void
}

/** Opens dialogs as history entries, so that Back closes them. A name can hold an id, as in `edit:post-id`. */
export function useDialogs(): Dialogs {
  const current = use(DialogContext).useValue()
  const { open, close } = useActs()
  return { current, open, close: () => current !== null && close(current) }
}

export function useDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const isOpen = use(DialogContext).useIs(name)
  const acts = useActs()
  const own = useMemo(() => ({ open: () => acts.open(name), close: () => acts.close(name) }), [acts, name])
  return { isOpen, ...own }
}

/** Functions that stay the same on a page, so that a button that uses them need not render again. */
function useActs() {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      // Reads the window's address: the router may not have drawn the latest navigation yet.
      open: (name: string, options?: { replace: boolean }) => {
        // While the code of a dialog loads, its button may be pressed again.
        if (openDialog() === name && !options?.replace) return
        const { pathname, search, hash } = window.location
        const state: Opened = { dialog: name, behind: pageKey() }
        void navigate({ pathname, search, hash }, { ...options, state })
      },
      // The user may have gone elsewhere while the dialog waited for the server.
      close: (name: string) => {
        if (openDialog() === name) void navigate(-1)
      },
    }),
    [navigate],
  )
}

/** The router's key of the page in the browser's history entry, also if a dialog is over it. */
function pageKey(): string {
  const state = window.history.state as { usr?: unknown; key?: string } | null
  return dialogIn(state?.usr)?.behind ?? state?.key ?? 'default'
}

/** The dialog that the browser's history entry opens, or null. It works before the router has started. */
export function openDialog(): string | null {
  const state = window.history.state as { usr?: unknown } | null
  return dialogIn(state?.usr)?.dialog ?? null
}

/** The dialog in the state of a history entry, or null. */
export function dialogIn(state: unknown): Opened | null {
  const isOpened = typeof state === 'object' && state !== null && 'dialog' in state && typeof state.dialog === 'string'
  return isOpened ? (state as Opened) : null
}
