import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua'
import type { Place } from '../navigation/place.ts'
import { useIsServed } from './useServed.ts'

/** Heights by history entry and by address. Back needs them to restore the scroll position. */
const kept = new Map<string, CacheSnapshot>()

type List = { box: string; ids: readonly string[]; place: Place | null }

/**
 * The heights that a list's cards had when it was last shown, in the page from the server, or near a place. Keeps
 * those that they have at the end. `box` is the id of the element around the list.
 */
export function useHeights(
  list: RefObject<WindowVirtualizerHandle | null>,
  { box, ids, place }: List,
): CacheSnapshot | undefined {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const isServed = useIsServed()
  const [known] = useState(() => {
    if (isServed && typeof document !== 'undefined') return heightsIn(document.getElementById(box)?.firstElementChild)
    return kept.get(key) ?? (place ? heightsAt(place, ids) : kept.get(address))
  })
  useLayoutEffect(() => {
    const drawn = list.current
    return () => {
      if (!drawn) return
      kept.set(key, drawn.cache)
      kept.set(address, drawn.cache)
    }
  }, [list, key, address])
  return known
}

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
