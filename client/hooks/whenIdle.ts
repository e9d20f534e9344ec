const maximumWaitMs = 3_000

/** Calls `act` when the browser is idle, or after 3 s (in Safari always). Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, maximumWaitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: maximumWaitMs })
  return () => cancelIdleCallback(handle)
}
