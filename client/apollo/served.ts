import type { NormalizedCacheObject } from '@apollo/client'

/** `server/pages/pages.ts` writes it into the page. */
type Served = { cache: NormalizedCacheObject; servedAt: number }

/** The data in the page; null if the server did not render it. */
export function readServed(): Served | null {
  const json = document.getElementById('served')?.textContent
  return json ? (JSON.parse(json) as Served) : null
}
