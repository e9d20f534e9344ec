import { useEffect, useRef } from 'react'
import { routerIndex } from './routerIndex.ts'

let guard: ((event: PopStateEvent) => void) | null = null

/** Lets `useBackGuard` work. Called once, before the router begins to listen to the history: it must come first. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event))
}

/**
 * While `held`, the back button does not leave the page or dialog that is open: the history is put back where it was, and
 * `ask` is called. Buttons of one's own ask by themselves, and call what this returns before they go back.
 */
export function useBackGuard(held: boolean, ask: () => void): () => void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!held) return
    const here = routerIndex(window.history.state) ?? 0
    let returning = false
    guard = (event) => {
      const by = here - (routerIndex(event.state) ?? 0)
      if (by === 0 && !returning) return
      // The router never learns of it: for it nothing has happened.
      event.stopImmediatePropagation()
      if (!returning) window.history.go(by)
      returning = !returning
      if (!returning) latest.current()
    }
    return release
  }, [held])
  return release
}

function release(): void {
  guard = null
}

/** While `held`, the browser asks before it closes or reloads the page. */
export function useUnloadGuard(held: boolean): void {
  useEffect(() => {
    if (!held) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [held])
}
