import { useRef, type PointerEvent } from 'react'

const farEnough = 48

/** Handlers for an element on which a finger swipes: to the left asks for the next (1), to the right for the one before (-1). */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // A second finger means that somebody zooms.
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY, id: pointerId } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const across = clientX - from.x
      if (Math.abs(across) > farEnough && Math.abs(across) > 2 * Math.abs(clientY - from.y)) step(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
