import { useEffect } from 'react'

/** Sets `--keyboard` to how much of the window an on-screen keyboard covers. Some browsers shrink the page instead. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      // Zooming also shrinks the visual viewport.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      if (covered >= 1) style.setProperty('--keyboard', `${Math.round(covered)}px`)
      else style.removeProperty('--keyboard')
    }
    // Not at once: measuring makes the browser lay out the page, which it does anyway before the next frame.
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
