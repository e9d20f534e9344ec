import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** The heights that were measured at each entry of the history: Back finds every card where it was. */
const heights = new Map<string, CacheSnapshot>()

/** Draws the children near the window alone, at any length of the list. */
export function VirtualList({ children }: { children: ReactElement[] }) {
  const { key } = useLocation()
  const list = useRef<WindowVirtualizerHandle>(null)
  const [known] = useState(() => heights.get(key))
  useLayoutEffect(() => {
    const drawn = list.current
    return () => {
      if (drawn) heights.set(key, drawn.cache)
    }
  }, [key])
  return (
    <WindowVirtualizer ref={list} bufferSize={800} {...(known ? { cache: known } : {})}>
      {children}
    </WindowVirtualizer>
  )
}
