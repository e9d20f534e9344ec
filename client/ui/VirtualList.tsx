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
import type { Place } from '../navigation/place.ts'
import { useKeepPlace } from '../navigation/useKeepPlace.ts'
import { useIsPrinting } from '../hooks/useIsPrinting.ts'
import css from './VirtualList.module.css'
import { useIsServed } from './useServed.ts'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'

/** The cards' heights, by history entry and address: Back needs them to restore the scroll position. */
const heights = new Map<string, CacheSnapshot>()

const noMarks: readonly { id: string; cursor: string }[] = []

type Draw = (id: string) => ReactElement
type Props = {
  ids: readonly string[]
  /** Items at whose cursors the list can be read again. Without them, a reload loses the place. */
  marks?: readonly { id: string; cursor: string }[] | undefined
  /** The place around which the list was read. The list begins there. */
  place?: Place | null
  /** Whether the list begins in its middle, so that it will grow at its top. */
  beginsLater?: boolean
  children: Draw
}

/** Renders only ids near the window; all of them to print. New ids at the top do not move the visible ones. */
export function VirtualList({ ids, marks = noMarks, place = null, beginsLater = false, children }: Props) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const list = useRef<WindowVirtualizerHandle>(null)
  const isServed = useIsServed()
  const id = useId()
  const isPrinting = useIsPrinting()
  const [known] = useState(() =>
    isServed && typeof document !== 'undefined'
      ? heightsIn(document.getElementById(id)?.firstElementChild)
      : (heights.get(key) ?? (place ? heightsAt(place, ids) : heights.get(address))),
  )
  const grewOnTop = useGrewOnTop(ids, beginsLater)
  const draw = useMemo(() => eachOnce(children), [children])
  const [start] = useState(() => {
    if (isServed) return { as: Box, ssrCount: Math.max(ids.length, mostOnScreen()) }
    // As long as it guesses heights itself, the virtualizer draws nothing outside the window.
    if (place && known) return { as: Box, itemSize: known[1] ?? 0 }
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
  useArrival(place, id, ids, known)
  useKeepPlace(key, id, list, { ids, marks })
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

/** Keeps the elements, because the virtualizer renders a card again if its element is new. */
function eachOnce(draw: Draw): Draw {
  const drawn = new Map<string, ReactElement>()
  return (id) => {
    const element = drawn.get(id) ?? draw(id)
    drawn.set(id, element)
    return element
  }
}

/** The server does not know heights, so what it renders has no fixed height. */
function Place({ style, index: _, ...props }: ComponentProps<'div'> & { index: number }) {
  return <div {...props} className={css.place} style={useIsServed() ? undefined : lasting(style)} />
}

function Box({ style, ...props }: ComponentProps<'div'>) {
  return <div {...props} style={useIsServed() ? undefined : lasting(style)} />
}

/** While no height is known, the box has none: a guess would move the content below. */
function NewBox({ style, ...props }: ComponentProps<'div'>) {
  const [first] = useState(style)
  return <div {...props} style={style === first ? undefined : lasting(style)} />
}

/** Drops styles that change during a scroll, because all elements of the list would inherit them. */
function lasting({ pointerEvents: _, visibility, ...style }: CSSProperties = {}): CSSProperties {
  return visibility === 'hidden' ? { ...style, opacity: 0 } : style
}

/** How many cards are rendered before the first scroll: each has at least 100 pixels. 0 on the server. */
function mostOnScreen(): number {
  return typeof window === 'undefined' ? 0 : Math.ceil(tallest() / 100)
}

const tallest = () => Math.max(window.innerHeight, window.screen.width, window.screen.height)

/** Measures the cards that the server rendered, so that nothing moves when the list replaces them. */
function heightsIn(list: Element | null | undefined): CacheSnapshot | undefined {
  return list ? [Array.from(list.children, (card) => card.getBoundingClientRect().height)] : undefined
}

/** The stored heights of cards near a place. All others get the mean of these until they are measured. */
function heightsAt({ heights: known }: Place, ids: readonly string[]): CacheSnapshot {
  const all = Object.values(known)
  const mean = all.reduce((sum, height) => sum + height, 0) / Math.max(1, all.length)
  return [ids.map((id) => known[id] ?? mean), mean]
}

/** Scrolls to a place before the list is painted. */
function useArrival(place: Place | null, box: string, ids: readonly string[], known: CacheSnapshot | undefined): void {
  const [arrival] = useState(() => place && { place, index: ids.indexOf(place.id), sizes: known?.[0] ?? [] })
  useLayoutEffect(() => {
    const list = document.getElementById(box)
    if (!arrival || !list) return
    const { place, index, sizes } = arrival
    const above = sizes.slice(0, index < 0 ? place.between : index).reduce((sum, height) => sum + height, 0)
    window.scrollTo(0, list.getBoundingClientRect().top + window.scrollY + above - place.top)
  }, [arrival, box])
}

const beyond = 800

/** Whether the last change added ids at the top while the reader was further down. */
function useGrewOnTop(ids: readonly string[], beginsLater: boolean): boolean {
  const [last, setLast] = useState({ ids, onTop: false, begunLater: beginsLater })
  if (last.ids === ids) return last.onTop
  const [first = ''] = last.ids
  const isSame = ids[0] === first && ids.length === last.ids.length
  // If the first id was removed, `includes` would search the whole list.
  const hasLeft = ids[0] === last.ids[1]
  // `scrollY` is last, because reading it makes the browser lay out the page.
  const grew = () => ids[0] !== first && !hasLeft && ids.includes(first) && (last.begunLater || window.scrollY > 0)
  const onTop = isSame ? last.onTop : grew()
  setLast({ ids, onTop, begunLater: beginsLater })
  return onTop
}
