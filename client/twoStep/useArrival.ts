import { type RefObject, useEffect, useRef } from 'react'

/** For the first words of a step that comes in the place of another: they take the focus, which went with that one. */
export function useArrival<Shown extends HTMLElement>(): { ref: RefObject<Shown | null>; tabIndex: number } {
  const ref = useRef<Shown>(null)
  useEffect(() => ref.current?.focus(), [])
  return { ref, tabIndex: -1 }
}
