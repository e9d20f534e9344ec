import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory, type Location, type NavigationType } from 'react-router-dom'
import { sharedValue } from '../hooks/sharedValue.ts'
import { DialogContext, dialogIn } from '../hooks/useDialog.ts'

type Place = { location: Location; type: NavigationType }

/** Unlike `BrowserRouter`, this router does not render the page again when a history entry only opens a dialog. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }))
  const [dialog] = useState(() => sharedValue(dialogAt(history.location)))
  const [place, setPlace] = useState(() => placeOf(history.location, history.action))
  useLayoutEffect(() => {
    let latest = placeOf(history.location, history.action).location
    return history.listen(({ location, action }) => {
      const now = placeOf(location, action)
      if (isSame(latest, now.location)) return dialog.set(dialogAt(location))
      latest = now.location
      startTransition(() => setPlace(now))
    })
  }, [history, dialog])
  // The dialog and its page must change in the same commit.
  useLayoutEffect(() => dialog.set(dialogAt(history.location)), [history, dialog, place])
  return (
    <DialogContext value={dialog}>
      <Router location={place.location} navigationType={place.type} navigator={history}>
        {children}
      </Router>
    </DialogContext>
  )
}

const dialogAt = ({ state }: Location) => dialogIn(state)?.dialog ?? null

function placeOf(location: Location, type: NavigationType): Place {
  const open = dialogIn(location.state)
  return { location: open ? { ...location, key: open.behind ?? location.key } : location, type }
}

const parts = ['key', 'pathname', 'search', 'hash'] as const
const isSame = (before: Location, now: Location) => parts.every((part) => before[part] === now[part])
