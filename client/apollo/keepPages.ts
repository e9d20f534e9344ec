import {
  type ApolloClient,
  type DocumentNode,
  type InMemoryCache,
  isReference,
  type NormalizedCacheObject,
  type OperationVariables,
  type StoreObject,
  type StoreValue,
} from '@apollo/client'
import { getOperationAST, Kind } from 'graphql'
import { readToken } from '../auth/session.ts'
import { lastPagesKey, local } from '../ui/storage.ts'
import { makeCache } from './cache.ts'
import { isUnlisted } from './connection.ts'
import { keyOf, type LastPages, readLastPages, type Seen, sessionOf } from './lastPages.ts'

const mostPages = 6
/** A list keeps one page, so that the server's answer replaces it as a whole. */
const mostItems = 20
const mostLetters = 300_000

/** When each page was last seen, by its field of Query. */
const seenBy = new WeakMap<ApolloClient, Map<string, number>>()

type Queries = Map<DocumentNode, OperationVariables>

/** The queries of pages by the field of Query that they read. The pages of a profile and of its followers share one. */
const askedBy = new WeakMap<ApolloClient, Map<string, Queries>>()

/** The cache at the last save, and what was saved of it. */
const lastKept = new WeakMap<ApolloClient, Record<'store' | 'cache', NormalizedCacheObject>>()

let latest: ApolloClient | undefined

/** Saves the session's latest pages, including this one, to local storage. */
export function keepPage(client: ApolloClient, query: DocumentNode, variables: OperationVariables): void {
  const field = fieldOf(client, query, variables)
  if (field === null || !isPresent(client)) return
  const asked = askedBy.get(client) ?? new Map<string, Queries>()
  askedBy.set(client, asked.set(field, new Map(asked.get(field)).set(query, variables)))
  const seen = seenBy.get(client) ?? new Map(sessionOf(client)?.seen)
  seen.delete(field)
  seenBy.set(client, seen.set(field, Date.now()))
  if (!latest) watchForLeaving()
  latest = client
  keep(client)
}

/** Another tab may have ended the session: then its pages must not be saved. */
const isPresent = (client: ApolloClient) => sessionOf(client)?.token === readToken()

/** Saves once more when the reader leaves, because a like, for example, changes a page after it was saved. */
function watchForLeaving(): void {
  const leave = () => {
    if (latest && hasChanged(latest) && !isOutdated(latest)) keep(latest)
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
}

/** Whether a saved value has changed. The cache leaves unchanged values identical, and saving is slow. */
function hasChanged(client: ApolloClient): boolean {
  const { store: before = {}, cache = {} } = lastKept.get(client) ?? {}
  const now = extracted(client)
  return Object.entries(cache).some(([id, kept]) => {
    if (now[id] === before[id]) return false
    return Object.keys(kept ?? {}).some((name) => now[id]?.[name] !== before[id]?.[name])
  })
}

function extracted({ cache }: ApolloClient): NormalizedCacheObject {
  const { __META: _made, ...objects } = cache.extract() as NormalizedCacheObject
  return objects
}

function isOutdated(client: ApolloClient): boolean {
  const token = readToken()
  const kept = token === null ? null : readLastPages(token)
  return !kept || newest(kept.seen) > newest([...(seenBy.get(client) ?? [])])
}

const newest = (seen: Seen) => Math.max(0, ...seen.map(([, at]) => at))

function keep(client: ApolloClient): void {
  const session = sessionOf(client)
  if (!session || !isPresent(client)) return
  const store = extracted(client)
  const listed = Object.entries(store).filter(([id]) => !isUnlisted(client.cache, id))
  const pages = lastPages(Object.fromEntries(listed), [...(seenBy.get(client) ?? [])])
  const cache = withShown(pages.cache, [shownBy(client, pages), session.cache])
  const seen = pages.seen.filter(([field]) => cache.ROOT_QUERY?.[field])
  lastKept.set(client, { store, cache })
  const key = keyOf(session.token)
  local.write(lastPagesKey, JSON.stringify({ key, seen, cache } satisfies LastPages))
}

function fieldOf({ cache }: ApolloClient, query: DocumentNode, variables: OperationVariables): string | null {
  const field = getOperationAST(query)?.selectionSet.selections[0]
  if (field?.kind !== Kind.FIELD) return null
  const { policies } = cache as InMemoryCache
  return policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables })
}

/** What the latest pages show of the cache, within the limits. */
function lastPages(store: NormalizedCacheObject, seen: Seen): Pick<LastPages, 'seen' | 'cache'> {
  let cache: NormalizedCacheObject = { ROOT_QUERY: { __typename: 'Query' } }
  const kept: Seen = []
  for (const [field, at] of seen.slice(-mostPages).toReversed()) {
    const page = store.ROOT_QUERY?.[field]
    if (!page) continue
    const more = { ...cache }
    const part = taken(page, { from: store, to: more })
    // A saved empty list would say that there are no items, which may be outdated.
    if (isList(part) && part.edges.length === 0) continue
    more['ROOT_QUERY'] = { ...cache.ROOT_QUERY, __typename: 'Query', [field]: part }
    if (JSON.stringify(more).length > mostLetters) continue
    cache = more
    kept.unshift([field, at])
  }
  return { seen: kept, cache }
}

/** What the queries of these pages read from the saved part of the cache. */
function shownBy(client: ApolloClient, { seen, cache }: Pick<LastPages, 'seen' | 'cache'>): NormalizedCacheObject {
  const from = makeCache().restore(cache)
  const shown = makeCache()
  for (const [field] of seen)
    for (const [query, variables] of askedBy.get(client)?.get(field) ?? []) {
      const data = from.readQuery({ query, variables })
      if (data) shown.writeQuery({ query, variables, data })
    }
  return shown.extract()
}

/** Keeps only fields that are in `others`: the cache also has data that no page shows, such as the viewer's address. */
function withShown(cache: NormalizedCacheObject, others: NormalizedCacheObject[]): NormalizedCacheObject {
  const parts = Object.entries(cache).map(([id, object]): [string, StoreObject] => {
    const fields = Object.entries(object ?? {}).filter(([name]) => others.some((other) => name in (other[id] ?? {})))
    return [id, Object.fromEntries(fields)]
  })
  return Object.fromEntries(parts.filter(([, object]) => Object.keys(object).length > 0))
}

type Move = { from: NormalizedCacheObject; to: NormalizedCacheObject }

function taken(value: StoreValue, move: Move): StoreValue {
  if (isReference(value)) takeObject(value.__ref, move, { withLists: true })
  return isList(value) ? takenList(value, move) : takenPart(value, move)
}

/** Lists of references belong to other pages, so they are left out. */
function takenPart(value: StoreValue, move: Move): StoreValue {
  if (isReference(value)) {
    takeObject(value.__ref, move, { withLists: false })
    return value
  }
  if (Array.isArray(value)) return value.map((item: StoreValue) => takenPart(item, move))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, takenPart(part as StoreValue, move)]))
}

function takeObject(id: string, move: Move, { withLists }: { withLists: boolean }): void {
  const object = move.from[id]
  if (!object || (id in move.to && !withLists)) return
  move.to[id] ??= {}
  const fields = Object.entries(object).filter(([, value]) => withLists || !isList(value))
  const parts = fields.map(([name, value]) => [name, isList(value) ? takenList(value, move) : takenPart(value, move)])
  move.to[id] = { ...move.to[id], ...(Object.fromEntries(parts) as StoreObject) }
}

/** Whether the viewer muted or blocked the author of a post: the server's lists leave such posts out. */
function isFolded(id: string, store: NormalizedCacheObject): boolean {
  const author = store[id]?.['author']
  const { viewerIsMuting, viewerIsBlocking } = (isReference(author) && store[author.__ref]) || {}
  return viewerIsMuting === true || viewerIsBlocking === true
}

type List = { edges: { node: unknown }[]; pageInfo: { hasPreviousPage?: boolean }; marks?: unknown }

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value

/**
 * The first items of a list, or none if its beginning is not loaded. If others are left out, its end is not known: so
 * the server's next answer replaces it.
 */
function takenList({ edges, marks: _, ...list }: List, move: Move): StoreValue {
  const hasBeginning = list.pageInfo.hasPreviousPage !== true
  const known = edges.filter(({ node }) => isReference(node) && node.__ref in move.from)
  const listed = known.filter(({ node }) => hasBeginning && isReference(node) && !isFolded(node.__ref, move.from))
  const isWhole = listed.length === known.length && listed.length <= mostItems
  const pageInfo = isWhole
    ? list.pageInfo
    : { ...list.pageInfo, hasPreviousPage: false, startCursor: null, hasNextPage: true, endCursor: null }
  return takenPart({ ...list, edges: listed.slice(0, mostItems), pageInfo }, move)
}
