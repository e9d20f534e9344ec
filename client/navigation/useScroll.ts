import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { isForTop } from './linkState.ts'
import { toTop } from './toTop.ts'
import { untilTouched } from './untilTouched.ts'

const storageKey = 'positions'

/**
 * Where the reader was at each entry of the history, and in each tab of the page that is open. The first is kept while
 * the document is away: it may be loaded anew, or come back after another one.
 */
const positions = keptPositions()
const tabs = new Map<string, number>()

/**
 * To the top on every new page, and within a page by what leads to its top; back and forward return to where the reader
 * was, and so do the tabs and filters of a page.
 */
export function useScroll(page: Location): void {
  const type = useNavigationType()
  const here = useRef({ pathname: '', tab: '', entry: '' })

  useEffect(() => {
    const remember = () => {
      positions.set(here.current.entry, window.scrollY)
      tabs.set(here.current.tab, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', keepPositions)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', keepPositions)
    }
  }, [])

  useLayoutEffect(() => {
    const before = here.current
    const tab = tabOf(page)
    // The first entry of a document has no key of its own.
    const entry = page.key === 'default' ? tab : page.key
    here.current = { pathname: page.pathname, tab, entry }
    if (before.tab === tab) {
      positions.set(entry, window.scrollY)
      if (type !== NavigationType.Pop && before.entry !== entry && isForTop(page.state)) toTop()
      return
    }
    if (before.pathname !== page.pathname) tabs.clear()
    if (type === NavigationType.Pop) return returnTo(positions.get(entry) ?? 0)
    // `void`: in new browsers scrolling returns a promise, which React would take for what ends the effect.
    if (before.pathname !== page.pathname || isForTop(page.state)) return void window.scrollTo(0, 0)
    return returnTo(tabs.get(tab) ?? Math.min(window.scrollY, topOfTab()))
  }, [page, type])
}

/** The address without what names a dialog. */
function tabOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('list')
  return `${pathname}?${parameters}`
}

function keepPositions(): void {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
}

function keptPositions(): Map<string, number> {
  // Where the server's markup is made there is nothing to scroll.
  if (typeof sessionStorage === 'undefined') return new Map()
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
  const found = new Map(kept)
  // An entry that the router has not numbered yet is new, wherever the reader was on this page before.
  if (window.history.state === null) found.delete(tabOf(window.location))
  return found
}

/**
 * Where a tab that is opened for the first time begins: below what stands above the tabs of the page, or at the top where
 * the tabs belong to the heading that sticks there.
 */
function topOfTab(): number {
  const tabs = document.querySelector('main nav')
  const above = tabs?.closest('header') ? null : tabs?.previousElementSibling
  const heading = document.querySelector('main header')
  if (!above || !heading) return 0
  return Math.max(0, above.getBoundingClientRect().bottom + window.scrollY - heading.getBoundingClientRect().height)
}

/** Scrolls to a height as soon as the page is that tall, unless the reader scrolls first. */
function returnTo(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const growing = new ResizeObserver(reach)
  const stop = untilTouched(() => growing.disconnect())
  growing.observe(document.body)
  reach()
  return stop
}
