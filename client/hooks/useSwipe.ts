import { useRef, type PointerEvent } from 'react'

const minimumDistance = 48

/** Handlers that call `step(1)` on a swipe to the left and `step(-1)` on one to the right. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger means a zoom.
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY, id: pointerId } : null
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
