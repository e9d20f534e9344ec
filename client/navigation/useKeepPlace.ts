import { type RefObject, useEffect } from 'react'
import type { Laid, Listed } from './keepPlace.ts'

const pauseMs = 100

/** Stores the reader's place in a list of several pages in the history entry, whenever scrolling pauses. */
export function useKeepPlace(key: string, box: string, laid: RefObject<Laid | null>, { ids, marks }: Listed): void {
  useEffect(() => {
    if (marks.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = async () => {
      const { keepPlaceIn } = await import('./keepPlace.ts')
      const list = document.getElementById(box)
      if (list && laid.current) keepPlaceIn({ ids, marks }, laid.current, list.getBoundingClientRect().top, key)
    }
    const soon = () => {
      clearTimeout(timer)
      // If the code cannot be loaded, a reload starts at the top of the list.
      timer = setTimeout(() => void keep().catch(() => {}), pauseMs)
    }
    // The list may have grown since the reader scrolled.
    soon()
    window.addEventListener('scroll', soon, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', soon)
    }
  }, [key, box, laid, ids, marks])
}
