/** Calls `act` each time the browser goes online. Returns a function that ends this. */
export function whenOnline(act: () => void): () => void {
  window.addEventListener('online', act)
  return () => window.removeEventListener('online', act)
}
