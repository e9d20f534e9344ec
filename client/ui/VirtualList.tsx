import { type ComponentProps, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsServed } from './useServed.ts'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** Measured card heights by history entry and by address, so that Back can restore the scroll position. */
const heights = new Map<string, CacheSnapshot>()

/** Draws only the children near the window. New children at the top do not move what the reader looks at. */
export function VirtualList({ children }: { children: ReactElement[] }) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const list = useRef<WindowVirtualizerHandle>(null)
  const isServed = useIsServed()
  const id = useId()
  const [known] = useState(() =>
    isServed && typeof document !== 'undefined'
      ? heightsIn(document.getElementById(id)?.firstElementChild)
      : (heights.get(key) ?? heights.get(address)),
  )
  const grewOnTop = useGrewOnTop(children)
  const [start] = useState(() => {
    if (isServed) return { as: Box, ssrCount: children.length }
    return known ? { as: Box } : { as: NewBox, ssrCount: Math.min(children.length, mostInWindow()) }
  })
  useLayoutEffect(() => {
    const drawn = list.current
    return () => {
      if (!drawn) return
      heights.set(key, drawn.cache)
      heights.set(address, drawn.cache)
    }
  }, [key, address])
  return (
    <div id={id}>
      <WindowVirtualizer
        ref={list}
        item={Box}
        bufferSize={800}
        shift={grewOnTop}
        {...start}
        {...(known ? { cache: known } : {})}
      >
        {children}
      </WindowVirtualizer>
    </div>
  )
}

/** The list, or one of its items. What the server renders is as high as it is: the server cannot know heights. */
function Box({ style, index: _, ...props }: ComponentProps<'div'> & { index?: number }) {
  return <div {...props} style={useIsServed() ? undefined : style} />
}

/**
 * A list whose cards have never been measured. In its first render they follow each other, and it is as high as they
 * are: a guessed height would move what is below the list. The second render has their heights.
 */
function NewBox({ style, ...props }: ComponentProps<'div'>) {
  const [first] = useState(style)
  return <div {...props} style={style === first ? undefined : style} />
}

/** A card is at least 40 pixels high. */
const mostInWindow = () => Math.ceil(window.innerHeight / 40)

/** The heights of the cards that the server has rendered: with them the list takes over without moving anything. */
function heightsIn(list: Element | null | undefined): CacheSnapshot | undefined {
  return list ? [Array.from(list.children, (card) => card.getBoundingClientRect().height)] : undefined
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
