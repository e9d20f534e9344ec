import { useEffect, useState } from 'react'

/** The text once it has been the same for `pauseMs`; until then `first`. An empty text is returned at once. */
export function useDebouncedValue(text: string, pauseMs: number, first = text): string {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
