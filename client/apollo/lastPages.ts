import type { ApolloClient, NormalizedCacheObject } from '@apollo/client'
import { forgetLastPages, lastPagesKey, local } from '../ui/storage.ts'

/** When the pages were seen, by the names of their fields in the cache; the latest is the last. */
export type Seen = [field: string, at: number][]

/** What local storage keeps of the last pages that a session has shown. */
export type LastPages = { key: string; seen: Seen; cache: NormalizedCacheObject }

/** Older pages are not shown. */
export const longestMs = 3 * 86_400_000

/** The session of each client, and the pages that it began with. */
const sessions = new WeakMap<ApolloClient, { token: string } & Pick<LastPages, 'seen' | 'cache'>>()

/** Only the same session reads the pages, and only in the same build of the app: their shape belongs to its queries. */
export const keyOf = (token: string) => `${import.meta.url} ${token.slice(-16)}`

/** Fills the cache of a session's new client with the last pages, which show until the server has answered. */
export function restoreLastPages(client: ApolloClient, token: string): void {
  const kept = readLastPages(token)
  sessions.set(client, { token, seen: kept?.seen ?? [], cache: kept?.cache ?? {} })
  if (kept) client.restore(kept.cache)
  else forgetLastPages()
}

/** The session of a client; undefined for a guest's, whose pages are not kept. */
export const sessionOf = (client: ApolloClient) => sessions.get(client)

/** What local storage keeps of a session; null if there is nothing that the app may show. */
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
