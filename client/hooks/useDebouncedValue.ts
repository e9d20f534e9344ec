import { useEffect, useState } from 'react'

/** The text as it was when it last stood still for `pauseMs`; an emptied text counts at once. */
export function useDebouncedValue(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
