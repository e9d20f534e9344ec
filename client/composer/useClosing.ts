import { useEffect, useRef } from 'react'

type Closing = { whenClosed: (act: () => void) => void; isClosed: () => boolean }

/** `whenClosed` delays `act` until the composer has closed; `isClosed` says whether it has. */
export function useClosing(): Closing {
  const due = useRef<(() => void)[] | null>(null)
  useEffect(() => {
    const acts: (() => void)[] = []
    due.current = acts
    return () => {
      due.current = null
      for (const act of acts) act()
    }
  }, [])
  return {
    whenClosed: (act) => void (due.current ? due.current.push(act) : act()),
    isClosed: () => due.current === null,
  }
}
