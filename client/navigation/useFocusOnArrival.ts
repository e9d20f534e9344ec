import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { currentCard } from './cards.ts'

let previousPath: string | null = null

/** A ref for the heading. It gets the focus on a change of page, unless a dialog, menu or card has it. */
export function useFocusOnArrival<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    // The first history entry always has the key 'default', even after Back.
    const path = pathname + search
    const arrived = key !== 'default' || (previousPath !== null && previousPath !== path)
    previousPath = path
    const isTaken = currentCard() ?? document.activeElement?.closest('[role="dialog"], [role="menu"]')
    if (arrived && !isTaken) heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return heading
}
