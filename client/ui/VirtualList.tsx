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
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useIsPrinting } from '../hooks/useIsPrinting.ts'
import type { Place } from '../navigation/place.ts'
import { useKeepPlace } from '../navigation/useKeepPlace.ts'
import css from './VirtualList.module.css'
import { useGrewOnTop } from './useGrewOnTop.ts'
import { useHeights } from './useHeights.ts'
import { useIsServed } from './useServed.ts'

/** Cards up to this many pixels outside the window are drawn, too. */
const beyond = 800

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
  const { key } = useLocation()
  const list = useRef<WindowVirtualizerHandle>(null)
  const isServed = useIsServed()
  const id = useId()
  const isPrinting = useIsPrinting()
  const known = useHeights(list, { box: id, ids, place })
  const grewOnTop = useGrewOnTop(ids, beginsLater)
  const draw = useMemo(() => eachOnce(children), [children])
  const [start] = useState(() => {
    if (isServed) return { as: Box, ssrCount: Math.max(ids.length, mostOnScreen()) }
    // As long as it guesses heights itself, the virtualizer draws nothing outside the window.
    if (place && known) return { as: Box, itemSize: known[1] ?? 0 }
    return known ? { as: Box } : { as: NewBox, ssrCount: mostOnScreen() }
  })
  useArrival(place, id, ids, known)
  useKeepPlace(key, id, list, { ids, marks })
  return (
    <>
      <div id={id} className={css.onScreen}>
        <WindowVirtualizer
          ref={list}
          data={ids}
          item={Row}
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
function Row({ style, index: _, ...props }: ComponentProps<'div'> & { index: number }) {
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
