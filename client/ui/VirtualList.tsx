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
import { useIsPrinting } from '../hooks/useIsPrinting.ts'
import css from './VirtualList.module.css'
import { useIsServed } from './useServed.ts'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** Card heights by history entry and by address. Back needs them to restore the scroll position. */
const heights = new Map<string, CacheSnapshot>()

type Draw = (id: string) => ReactElement
type Props = {
  ids: readonly string[]
  children: Draw
}

/**
 * Renders an element for each id near the window, and for all when the page is printed. New ids at the top do not move
 * the visible ones.
 */
export function VirtualList({ ids, children }: Props) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const list = useRef<WindowVirtualizerHandle>(null)
  const isServed = useIsServed()
  const id = useId()
  const isPrinting = useIsPrinting()
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
    <>
      <div id={id} className={css.onScreen}>
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
      {isPrinting && <div className={css.onPaper}>{ids.map(draw)}</div>}
    </>
  )
}

/** Caches the elements, because the virtualizer renders a card again if its element is new. */
function eachOnce(draw: Draw): Draw {
  const drawn = new Map<string, ReactElement>()
  return (id) => {
    const element = drawn.get(id) ?? draw(id)
    drawn.set(id, element)
    return element
  }
}

/** The server cannot know heights, so what it renders has no fixed height. */
function Place({ style, index: _, ...props }: ComponentProps<'div'> & { index: number }) {
  return <div {...props} className={css.place} style={useIsServed() ? undefined : lasting(style)} />
}

function Box({ style, ...props }: ComponentProps<'div'>) {
  return <div {...props} style={useIsServed() ? undefined : lasting(style)} />
}

/** Used while no height is known: the first render has no guessed height, which would move the content below. */
function NewBox({ style, ...props }: ComponentProps<'div'>) {
  const [first] = useState(style)
  return <div {...props} style={style === first ? undefined : lasting(style)} />
}

/** Drops the styles that change while the page scrolls, because every element of the list would inherit them. */
function lasting({ pointerEvents: _, visibility, ...style }: CSSProperties = {}): CSSProperties {
  return visibility === 'hidden' ? { ...style, opacity: 0 } : style
}

/** How many cards the list renders until it is scrolled: each is at least 100 pixels high. 0 on the server. */
function mostOnScreen(): number {
  return typeof window === 'undefined' ? 0 : Math.ceil(tallest() / 100)
}

const tallest = () => Math.max(window.innerHeight, window.screen.width, window.screen.height)

/** Reads the heights of the server-rendered cards, so that nothing moves when the list takes over. */
function heightsIn(list: Element | null | undefined): CacheSnapshot | undefined {
  return list ? [Array.from(list.children, (card) => card.getBoundingClientRect().height)] : undefined
}

const beyond = 800

/** Whether the last change added ids at the top while the reader was further down. */
function useGrewOnTop(ids: readonly string[]): boolean {
  const [last, setLast] = useState({ ids, onTop: false })
  if (last.ids === ids) return last.onTop
  const [first = ''] = last.ids
  const isSame = ids[0] === first && ids.length === last.ids.length
  // `includes` below would search the whole list for a first id that was removed.
  const hasLeft = ids[0] === last.ids[1]
  // `scrollY` comes last, because reading it makes the browser lay out the page.
  const onTop = isSame ? last.onTop : ids[0] !== first && !hasLeft && ids.includes(first) && window.scrollY > 0
  setLast({ ids, onTop })
  return onTop
}
