import { useRef, useSyncExternalStore, type PointerEvent } from 'react'

const minimumDistance = 48

/**
 * Props that call `step(1)` on a swipe to the left and `step(-1)` on one to the right. While the page is zoomed in, a
 * finger moves the page instead.
 */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  const isZoomed = useSyncExternalStore(onZoom, zoomed, () => false)
  return {
    // Without `pan-x`, the browser leaves horizontal movements to the app, and the rest of a zoomed page out of reach.
    style: { touchAction: isZoomed ? 'manipulation' : 'pan-y pinch-zoom' },
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger means a zoom.
      const isSwipe = pointerType !== 'mouse' && isPrimary && !zoomed()
      start.current = isSwipe ? { x: clientX, y: clientY, id: pointerId } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const across = clientX - from.x
      if (Math.abs(across) > minimumDistance && Math.abs(across) > 2 * Math.abs(clientY - from.y))
        step(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

const zoomed = () => (window.visualViewport?.scale ?? 1) > 1

function onZoom(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}
