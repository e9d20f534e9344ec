import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** The heights that were measured at each entry of the history and each address: Back finds every card where it was. */
const heights = new Map<string, CacheSnapshot>()

/**
 * Draws the children near the window alone, at any length of the list. What comes on top of what is being read does not
 * move it.
 */
export function VirtualList({ children }: { children: ReactElement[] }) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const list = useRef<WindowVirtualizerHandle>(null)
  const [known] = useState(() => heights.get(key) ?? heights.get(address))
  const grewOnTop = useGrewOnTop(children)
  useLayoutEffect(() => {
    const drawn = list.current
    return () => {
      if (!drawn) return
      heights.set(key, drawn.cache)
      heights.set(address, drawn.cache)
    }
  }, [key, address])
  return (
    <WindowVirtualizer ref={list} bufferSize={800} shift={grewOnTop} {...(known ? { cache: known } : {})}>
      {children}
    </WindowVirtualizer>
  )
}

/** Whether the last change of a list put something above what its reader looks at; not while they look at its top. */
function useGrewOnTop(children: ReactElement[]): boolean {
  const first = children[0]?.key
  const [last, setLast] = useState({ first, length: children.length, onTop: false })
  if (last.first === first && last.length === children.length) return last.onTop
  const onTop = last.first !== first && window.scrollY > 0 && children.some(({ key }) => key === last.first)
  setLast({ first, length: children.length, onTop })
  return onTop
}
