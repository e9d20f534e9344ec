import { use, useEffect, useEffectEvent, useRef } from 'react'
import { UNSAFE_NavigationContext, type To } from 'react-router-dom'
import { type Guard, guards } from './guards.ts'
import { routerIndex } from './routerIndex.ts'

/**
 * While `held`, Back and Forward stay on the page and call `ask`, with the steps that they would have gone. `release` or
 * the returned function removes the guard.
 */
export function useBackGuard(held: boolean, ask: (release: () => void, steps: number) => void): () => void {
  const own = useRef<Guard | null>(null)
  const askNow = useEffectEvent(ask)
  const release = () => {
    const index = own.current ? guards.indexOf(own.current) : -1
    if (index >= 0) guards.splice(index, 1)
  }
  useEffect(() => {
    if (!held) return
    const here = routerIndex(window.history.state) ?? 0
    /** The steps that are being taken back. */
    let steps = 0
    own.current = (event) => {
      const by = (routerIndex(event.state) ?? 0) - here
      if (by === 0 && steps === 0) return
      // The router must see neither this step nor the one that takes it back.
      event.stopImmediatePropagation()
      if (steps === 0) {
        steps = by
        return window.history.go(-by)
      }
      askNow(release, steps)
      steps = 0
    }
    guards.push(own.current)
    return release
  }, [held])
  return release
}

/** While `held`, leaving by a link, Back or Forward calls `ask` with a function that leaves. */
export function useLeaveGuard(held: boolean, ask: (leave: () => void) => void): void {
  // The router's own blocker needs a data router, which adds 16 kB.
  const { navigator } = use(UNSAFE_NavigationContext)
  const askNow = useEffectEvent(ask)
  useBackGuard(held, (release, steps) =>
    ask(() => {
      release()
      window.history.go(steps)
    }),
  )
  useEffect(() => {
    if (!held) return
    const { push, replace } = navigator
    const guarded =
      (go: typeof push): typeof push =>
      (to, state, options) => {
        if (pathOf(to) === window.location.pathname) go(to, state, options)
        else askNow(() => go(to, state, options))
      }
    Object.assign(navigator, { push: guarded(push), replace: guarded(replace) })
    return () => void Object.assign(navigator, { push, replace })
  }, [held, navigator])
}

function pathOf(to: To): string | undefined {
  return typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname
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
