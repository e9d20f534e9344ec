import {
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import css from './VirtualList.module.css'
import { useIsServed } from './useServed.ts'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** Measured card heights by history entry and by address, so that Back can restore the scroll position. */
const heights = new Map<string, CacheSnapshot>()

type Draw = (id: string) => ReactElement
type Props = {
  ids: readonly string[]
  children: Draw
}

/** Draws an element for each id near the window, with the id as its key. New ids at the top do not move what the reader looks at. */
export function VirtualList({ ids, children }: Props) {
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
  const grewOnTop = useGrewOnTop(ids)
  const draw = useMemo(() => eachOnce(children), [children])
  const [start] = useState(() => {
    if (isServed) return { as: Box, ssrCount: Math.max(ids.length, mostOnScreen()) }
    return known ? { as: Box } : { as: NewBox, ssrCount: mostOnScreen() }
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
        data={ids}
        item={Place}
        bufferSize={beyond}
        shift={grewOnTop}
        {...start}
        {...(known ? { cache: known } : {})}
      >
        {draw}
      </WindowVirtualizer>
    </div>
  )
}

/** Draws each card once: the virtualizer renders a card again if its element is new. */
function eachOnce(draw: Draw): Draw {
  const drawn = new Map<string, ReactElement>()
  return (id) => {
    const element = drawn.get(id) ?? draw(id)
    drawn.set(id, element)
    return element
  }
}

/** The place of a card in the list. What the server renders is as high as it is: the server cannot know heights. */
function Place({ style, index: _, ...props }: ComponentProps<'div'> & { index: number }) {
  return <div {...props} className={css.place} style={useIsServed() ? undefined : lasting(style)} />
}

/** The list itself. */
function Box({ style, ...props }: ComponentProps<'div'>) {
  return <div {...props} style={useIsServed() ? undefined : lasting(style)} />
}

/**
 * A list whose cards have never been measured. In its first render they follow each other, and it is as high as they
 * are: a guessed height would move what is below the list. The second render has their heights.
 */
function NewBox({ style, ...props }: ComponentProps<'div'>) {
  const [first] = useState(style)
  return <div {...props} style={style === first ? undefined : lasting(style)} />
}

/**
 * A style without what each element in the list would inherit, because new styles for all of them take time: pointer
 * events are switched off while the page scrolls, and a card is hidden until it has been measured.
 */
function lasting({ pointerEvents: _, visibility, ...style }: CSSProperties = {}): CSSProperties {
  return visibility === 'hidden' ? { ...style, opacity: 0 } : style
}

/**
 * How many cards a screen shows, as each is at least 40 pixels high; 0 on the server. The list draws so many until it is
 * scrolled for the first time, also when it grows or the window does meanwhile.
 */
function mostOnScreen(): number {
  return typeof window === 'undefined' ? 0 : Math.ceil(tallest() / 40)
}

/** How high the window can become, in pixels. */
const tallest = () => Math.max(window.innerHeight, window.screen.width, window.screen.height)

/** The heights of the cards that the server has rendered: with them the list takes over without moving anything. */
function heightsIn(list: Element | null | undefined): CacheSnapshot | undefined {
  return list ? [Array.from(list.children, (card) => card.getBoundingClientRect().height)] : undefined
}

/** How far beyond the window cards are drawn, in pixels. */
const beyond = 800

/** Whether the last change of a list added ids at its top while the reader was further down. */
function useGrewOnTop(ids: readonly string[]): boolean {
  const [last, setLast] = useState({ ids, onTop: false })
  if (last.ids === ids) return last.onTop
  const [first = ''] = last.ids
  const isSame = ids[0] === first && ids.length === last.ids.length
  // A first id that has left would be looked for in the whole list.
  const hasLeft = ids[0] === last.ids[1]
  // The position comes last: to read it makes the browser lay out the page.
  const onTop = isSame ? last.onTop : ids[0] !== first && !hasLeft && ids.includes(first) && window.scrollY > 0
  setLast({ ids, onTop })
  return onTop
}
