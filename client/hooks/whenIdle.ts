const maximumWaitMs = 3_000

/** Calls `act` when the browser is idle, or soon in Safari. Returns the function that cancels this. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, maximumWaitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: maximumWaitMs })
  return () => cancelIdleCallback(handle)
}
