import { useEffect } from 'react'

/** Sets `--keyboard` to the height that a keyboard on the screen covers, unless the browser shrinks the page. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      // Zooming shrinks the visual viewport, too.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      if (covered >= 1) style.setProperty('--keyboard', `${Math.round(covered)}px`)
      else style.removeProperty('--keyboard')
    }
    // Measuring needs a layout, which the browser computes before the next frame anyway.
    const frame = requestAnimationFrame(measure)
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      cancelAnimationFrame(frame)
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
