import type { ApolloClient, NormalizedCacheObject } from '@apollo/client'
import { forgetLastPages, lastPagesKey, local } from '../ui/storage.ts'

/** When each page was last seen, by the name of its field in the cache; the latest is last. */
export type Seen = [field: string, at: number][]

export type LastPages = { key: string; seen: Seen; cache: NormalizedCacheObject }

export const longestMs = 3 * 86_400_000

/** Each client's session, and the saved pages that it started with. */
const sessions = new WeakMap<ApolloClient, { token: string } & Pick<LastPages, 'seen' | 'cache'>>()

/** The key includes the build, because another build may have other queries. */
export const keyOf = (token: string) => `${import.meta.url} ${token.slice(-16)}`

/** Fills a new client's cache with the session's last pages. They are shown until the server answers. */
export function restoreLastPages(client: ApolloClient, token: string): void {
  const kept = readLastPages(token)
  sessions.set(client, { token, seen: kept?.seen ?? [], cache: kept?.cache ?? {} })
  if (kept) client.restore(kept.cache)
  else forgetLastPages()
}

export const sessionOf = (client: ApolloClient) => sessions.get(client)

/** The stored pages of a session; null if there are none, or another build stored them. */
export function readLastPages(token: string): LastPages | null {
  try {
    const { key, seen, cache } = JSON.parse(local.read(lastPagesKey) ?? '{}') as Partial<LastPages>
    if (key !== keyOf(token) || !seen || !cache) return null
    const recent = seen.filter(([, at]) => at > Date.now() - longestMs)
    if (recent.length === 0) return null
    const root = Object.fromEntries(recent.map(([field]) => [field, cache.ROOT_QUERY?.[field]]))
    return { key, seen: recent, cache: { ...cache, ROOT_QUERY: { __typename: 'Query', ...root } } }
  } catch {
    return null
  }
}
