import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { useSettings } from '../ui/settings.tsx'
import { session } from '../ui/storage.ts'
import { isForTop } from './linkState.ts'
import { isReadAround, placeHere } from './place.ts'
import { untilTouched } from './untilTouched.ts'

const storageKey = 'positions'
const nearInWindows = 2

const positions = storedPositions()
const tabs = new Map<string, number>()

/** Scrolls to the start of a new page. Back, Forward and tabs restore the reader's position. */
export function useScroll(page: Location): void {
  const type = useNavigationType()
  const isServed = useSettings().servedAt !== undefined
  const here = useRef({ pathname: '', tab: '', entry: '' })

  useEffect(() => {
    const remember = () => {
      positions.set(here.current.entry, window.scrollY)
      tabs.set(here.current.tab, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', storePositions)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', storePositions)
    }
  }, [])

  useLayoutEffect(() => {
    const before = here.current
    const tab = tabOf(page)
    // The first entry of every page load has the key 'default'.
    const entry = page.key === 'default' ? tab : page.key
    here.current = { pathname: page.pathname, tab, entry }
    if (before.tab === tab) {
      positions.set(entry, window.scrollY)
      if (type !== NavigationType.Pop && before.entry !== entry && isForTop(page.state)) toTop()
      return
    }
    if (before.pathname !== page.pathname) tabs.clear()
    // The list scrolls to its place itself.
    if (placeHere() && (before.entry === '' || isReadAround(page.key))) {
      // Without a return: in newer browsers it is a promise, which React would take for a cleanup.
      window.scrollTo(0, 0)
      return
    }
    if (before.entry === '') return begin(entry, isServed)
    if (type === NavigationType.Pop) return returnNow(positions.get(entry) ?? 0)
    if (before.pathname !== page.pathname || isForTop(page.state)) return toStart()
    return returnNow(tabs.get(tab) ?? Math.min(window.scrollY, topOfTab()))
  }, [page, type, isServed])
}

/** Scrolls the first page after a load. Returns what ends that, if it goes on. */
function begin(entry: string, isServed: boolean): (() => void) | undefined {
  if (window.scrollY > 0) {
    // The reader may have scrolled before the app ran.
    positions.set(entry, window.scrollY)
    const start = isServed ? startOfPage() : null
    if (start && isAt(start)) return keepAt(start)
    if (isServed) return undefined
    window.scrollTo(0, 0)
  }
  const known = positions.get(entry)
  return known === undefined ? toStart() : returnTo(known)
}

/** The address without what opens over the page. */
export function tabOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  // Elsewhere it opens a dialog over the page.
  if (pathname !== '/moderation') parameters.delete('list')
  return `${pathname}?${parameters}`
}

function storePositions(): void {
  session.write(storageKey, JSON.stringify([...positions]))
}

function storedPositions(): Map<string, number> {
  const found = parsedPositions()
  // An entry without state is a new visit; reloads and Back have one.
  if (typeof window !== 'undefined' && window.history.state === null) found.delete(tabOf(window.location))
  return found
}

function parsedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(session.read(storageKey) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

/** The scroll position at which the tabs are just below the sticky header; 0 if the header contains them. */
function topOfTab(): number {
  const tabs = document.querySelector('main nav')
  const above = tabs?.closest('header') ? null : tabs?.previousElementSibling
  const heading = document.querySelector('main header')
  if (!above || !heading) return 0
  return Math.max(0, above.getBoundingClientRect().bottom + window.scrollY - heading.getBoundingClientRect().height)
}

const startOfPage = () => document.querySelector<HTMLElement>('[data-start]')

const isAt = (start: HTMLElement) =>
  Math.abs(start.getBoundingClientRect().top - parseFloat(getComputedStyle(start).scrollMarginTop)) < 2

/** Scrolls to the top, or to the element where a visit starts as soon as it exists, unless the reader acts before. */
function toStart(): () => void {
  let end = () => {}
  window.scrollTo(0, 0)
  const look = () => {
    const start = startOfPage()
    if (!start) return
    stop()
    // A list that scrolls before it knows the heights of its cards would hide them for a frame.
    if (window.scrollY === 0) end = keepAt(start)
  }
  const drawing = new MutationObserver(look)
  const stop = untilTouched(() => drawing.disconnect())
  drawing.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    stop()
    end()
  }
}

/** Scrolls to the start when the page is laid out, and again when what is above grows, until the reader acts. */
function keepAt(start: HTMLElement): () => void {
  let top = window.scrollY
  const growing = new ResizeObserver(() => {
    if (!isAt(start)) {
      if (window.scrollY !== top) return stop()
      start.scrollIntoView({ behavior: 'instant' })
    }
    top = window.scrollY
  })
  const stop = untilTouched(() => growing.disconnect())
  growing.observe(document.body)
  return stop
}

/** From far away it jumps, because cards that change their height would stop a smooth scroll. */
function toTop(): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const far = window.scrollY > nearInWindows * window.innerHeight
  window.scrollTo({ top: 0, behavior: reducedMotion || far ? 'instant' : 'smooth' })
}

/** Scrolls to `top` once the page is tall enough. The cards' heights must be known. */
function returnNow(top: number): () => void {
  window.scrollTo(0, top)
  return returnTo(top)
}

/**
 * Scrolls to `top` once the page is laid out and tall enough, unless the reader acts before. A list that learns the
 * heights of its cards after a scroll would mistake the difference for new cards above.
 */
function returnTo(top: number): () => void {
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const stop = untilTouched(() => growing.disconnect())
  growing.observe(document.body)
  return stop
}
