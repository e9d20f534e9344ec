/** On a slow network, the first page of a list may take this long. */
const timeoutMs = 20_000
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Calls `end` at the first user input, or after 20 s. The returned function calls it at once. */
export function untilTouched(end: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const kind of touches) window.removeEventListener(kind, stop)
    end()
  }
  const timer = setTimeout(stop, timeoutMs)
  for (const kind of touches) window.addEventListener(kind, stop, { passive: true })
  return stop
}
