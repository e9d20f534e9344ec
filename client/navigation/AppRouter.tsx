import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory, type Location, type NavigationType } from 'react-router-dom'
import { DialogContext, dialogIn } from '../hooks/useDialog.ts'

/** Where the reader is in the history: the address, how they came to it, and the dialog that is open over it. */
type Place = { location: Location; type: NavigationType; dialog: string | null }

/**
 * The router. A history entry that only opens a dialog is the same location for it as the page behind: the router's own
 * `BrowserRouter` draws all that reads the address again when a dialog opens and when it closes.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }))
  const [{ location, type, dialog }, setPlace] = useState(() => placeOf(history.location, history.action))
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        startTransition(() => setPlace((before) => next(before, placeOf(location, action))))
      }),
    [history],
  )
  return (
    <DialogContext value={dialog}>
      <Router location={location} navigationType={type} navigator={history}>
        {children}
      </Router>
    </DialogContext>
  )
}

function placeOf(location: Location, type: NavigationType): Place {
  const open = dialogIn(location.state)
  if (!open) return { location, type, dialog: null }
  return { location: { ...location, key: open.behind ?? location.key }, type, dialog: open.dialog }
}

function next(before: Place, now: Place): Place {
  const isSame = (['key', 'pathname', 'search', 'hash'] as const).every(
    (part) => before.location[part] === now.location[part],
  )
  return isSame ? { ...before, dialog: now.dialog } : now
}
