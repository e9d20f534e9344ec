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
import { lastPagesKey, readToken } from '../auth/session.ts'
import { local } from '../ui/storage.ts'
import { isUnlisted } from './connection.ts'
import { keyOf, type LastPages, type Seen, sessionOf } from './lastPages.ts'

const mostPages = 6
const mostItems = 40
const mostLetters = 300_000

/** The pages that each client has shown. */
const seenBy = new WeakMap<ApolloClient, Map<string, number>>()

let latest: ApolloClient | undefined

/** Keeps a page that a session has shown in local storage, with the pages shown before it as they are now. */
export function keepPage(client: ApolloClient, query: DocumentNode, variables: OperationVariables): void {
  const field = fieldOf(client, query, variables)
  if (field === null) return
  const seen = seenBy.get(client) ?? new Map(sessionOf(client)?.seen)
  seen.delete(field)
  seenBy.set(client, seen.set(field, Date.now()))
  if (!latest) watchForLeaving()
  latest = client
  keep(client)
}

/** What a page shows can change until the user leaves it, for example by a like. */
function watchForLeaving(): void {
  const leave = () => latest && keep(latest)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
}

function keep(client: ApolloClient): void {
  const session = sessionOf(client)
  // Another tab may have ended the session: then nothing of it must be kept.
  if (session?.token !== readToken()) return
  const { seen, cache } = lastPages(client.cache.extract() as NormalizedCacheObject, [...(seenBy.get(client) ?? [])])
  local.write(lastPagesKey, JSON.stringify({ key: keyOf(session.token), seen, cache } satisfies LastPages))
}

/** The name of a page's field in the cache. */
function fieldOf({ cache }: ApolloClient, query: DocumentNode, variables: OperationVariables): string | null {
  const field = getOperationAST(query)?.selectionSet.selections[0]
  if (field?.kind !== Kind.FIELD) return null
  const { policies } = cache as InMemoryCache
  return policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables })
}

/** The part of a cache's content that the last of these pages show, within the limits. The latest page comes first. */
function lastPages(store: NormalizedCacheObject, seen: Seen): Pick<LastPages, 'seen' | 'cache'> {
  let cache: NormalizedCacheObject = { ROOT_QUERY: { __typename: 'Query' } }
  const kept: Seen = []
  for (const [field, at] of seen.slice(-mostPages).toReversed()) {
    const page = store.ROOT_QUERY?.[field]
    if (!page) continue
    const more = { ...cache }
    more['ROOT_QUERY'] = { ...cache.ROOT_QUERY, __typename: 'Query', [field]: taken(page, { from: store, to: more }) }
    if (JSON.stringify(more).length > mostLetters) continue
    cache = more
    kept.unshift([field, at])
  }
  return { seen: kept, cache }
}

type Move = { from: NormalizedCacheObject; to: NormalizedCacheObject }

/** A value of a page itself, with its lists. */
function taken(value: StoreValue, move: Move): StoreValue {
  if (isReference(value)) takeObject(value.__ref, move, { withLists: true })
  return isList(value) ? takenList(value, move) : takenPart(value, move)
}

/** A value without the lists of the objects that it refers to: they belong to other pages. */
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

type List = { edges: { node: unknown }[]; pageInfo: object }

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value

/** The start of a list. Where its next page begins is not known if it is cut: then the next answer replaces it. */
function takenList({ edges, ...list }: List, move: Move): StoreValue {
  const listed = edges.filter(({ node }) => isReference(node) && node.__ref in move.from && !isUnlisted(node.__ref))
  const pageInfo = listed.length > mostItems ? { ...list.pageInfo, hasNextPage: true, endCursor: null } : list.pageInfo
  return takenPart({ ...list, edges: listed.slice(0, mostItems), pageInfo }, move)
}
