const patienceMs = 3000
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Calls `end` once the reader does something, or after a while. Returns what ends it before. */
export function untilTouched(end: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const kind of touches) window.removeEventListener(kind, stop)
    end()
  }
  const timer = setTimeout(stop, patienceMs)
  for (const kind of touches) window.addEventListener(kind, stop, { passive: true })
  return stop
}
