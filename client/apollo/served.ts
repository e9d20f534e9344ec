import type { NormalizedCacheObject } from '@apollo/client'

/** What the server rendered the page from: see `server/pages/pages.ts`. */
type Served = { cache: NormalizedCacheObject; servedAt: number }

/** The data in the page; null if the server did not render it. */
export function readServed(): Served | null {
  const json = document.getElementById('served')?.textContent
  return json ? (JSON.parse(json) as Served) : null
}
