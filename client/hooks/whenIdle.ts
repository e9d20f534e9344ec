const maximumWaitMs = 3_000

/** Calls `act` when the browser is idle. Returns the function that keeps it from that. Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, maximumWaitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: maximumWaitMs })
  return () => cancelIdleCallback(handle)
}
