import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'

const positions = new Map<string, number>()
const patienceMs = 3000

/** To the top on every new page; back and forward return to where the reader was (decisions.md 11). */
export function useScroll(page: Location): void {
  const type = useNavigationType()
  const here = useRef({ path: '', key: '' })

  useEffect(() => {
    const remember = () => positions.set(here.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    const before = here.current.path
    const path = page.pathname + page.search
    here.current = { path, key: page.key }
    if (before === path) {
      positions.set(page.key, window.scrollY)
      return
    }
    if (type === NavigationType.Pop) return returnTo(positions.get(page.key) ?? 0)
    if (before.split('?')[0] !== page.pathname) window.scrollTo(0, 0)
  }, [page, type])
}

/** Scrolls to a height as soon as the page is that tall, unless the reader scrolls first. */
function returnTo(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const growing = new ResizeObserver(reach)
  const stop = () => {
    growing.disconnect()
    clearTimeout(timer)
    for (const kind of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(kind, stop)
  }
  const timer = setTimeout(() => stop(), patienceMs)
  for (const kind of ['wheel', 'touchstart', 'keydown']) window.addEventListener(kind, stop, { passive: true })
  growing.observe(document.body)
  reach()
  return stop
}
