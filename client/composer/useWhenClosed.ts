import { useEffect, useRef } from 'react'

/** Returns a function that delays `act` until the composer has closed. */
export function useWhenClosed(): (act: () => void) => void {
  const due = useRef<(() => void)[] | null>(null)
  useEffect(() => {
    const acts: (() => void)[] = []
    due.current = acts
    return () => {
      due.current = null
      for (const act of acts) act()
    }
  }, [])
  return (act) => void (due.current ? due.current.push(act) : act())
}
