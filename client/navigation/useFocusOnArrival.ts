import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { currentCard } from './cards.ts'

/** The path of the page that was shown last. */
let shownBefore: string | null = null

/**
 * A ref for the heading of a page: it is focused when somebody arrives from another page, so that screen readers start
 * there. A dialog, or the card to which Back returned the focus, keeps it.
 */
export function useFocusOnArrival<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  const { key, pathname } = useLocation()
  useEffect(() => {
    // The first entry of the history has no key of its own, also when somebody comes back to it.
    const arrived = key !== 'default' || (shownBefore !== null && shownBefore !== pathname)
    shownBefore = pathname
    const isTaken = currentCard() ?? document.activeElement?.closest('[role="dialog"]')
    if (arrived && !isTaken) heading.current?.focus({ preventScroll: true })
    // Once per page: each path mounts its page anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return heading
}
