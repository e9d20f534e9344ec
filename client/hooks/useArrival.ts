import { type RefObject, useEffect, useRef } from 'react'

/** For the first words of a step that replaces another: they get the focus, which was in the old step. */
export function useArrival<Shown extends HTMLElement>(): { ref: RefObject<Shown | null>; tabIndex: number } {
  const ref = useRef<Shown>(null)
  useEffect(() => ref.current?.focus(), [])
  return { ref, tabIndex: -1 }
}
