import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** Measured card heights by history entry and by address, so that Back can restore the scroll position. */
const heights = new Map<string, CacheSnapshot>()

/** Draws only the children near the window. New children at the top do not move what the reader looks at. */
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

/** Whether the last change of a list added children at its top while the reader was further down. */
function useGrewOnTop(children: ReactElement[]): boolean {
  const first = children[0]?.key
  const [last, setLast] = useState({ first, length: children.length, onTop: false })
  if (last.first === first && last.length === children.length) return last.onTop
  const onTop = last.first !== first && window.scrollY > 0 && children.some(({ key }) => key === last.first)
  setLast({ first, length: children.length, onTop })
  return onTop
}
