import { useEffect, useRef, type RefObject } from 'react'
import { useSettings } from '../ui/settings.tsx'

/** The titles of what is open, the latest last. One below may change: a page can load under a dialog. */
const titles: RefObject<string>[] = []

function showTopmost(): void {
  const top = titles.at(-1)
  if (top) document.title = top.current
}

/** Gives the browser tab this title, unless something that opened later has its own. */
export function useTitle(title: string): void {
  const { brand } = useSettings()
  const text = `${title} / ${brand}`
  const own = useRef(text)
  useEffect(() => {
    titles.push(own)
    return () => {
      titles.splice(titles.indexOf(own), 1)
      showTopmost()
    }
  }, [])
  useEffect(() => {
    own.current = text
    showTopmost()
  }, [text])
}
