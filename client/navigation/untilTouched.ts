const patienceMs = 3000
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Calls `end` when the reader does something, or after 3 s. Returns a function that ends it earlier. */
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
