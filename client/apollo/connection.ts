import type { ApolloCache, FieldPolicy, ReactiveVar, Reference } from '@apollo/client'

/** The newest repost comes first in `repostedBy`, and gives an entry of Home its place. */
export type Edge = { __typename?: string; node: Reference; repostedBy?: readonly Reference[] | null }
/** The last item of a loaded page, and its cursor, from which the list can be read again. */
export type Mark = { id: string; cursor: string }
type PageInfo = {
  hasNextPage: boolean
  endCursor: string | null
  hasPreviousPage?: boolean
  startCursor?: string | null
}
export type Connection = { edges: readonly Edge[]; pageInfo: PageInfo; marks?: readonly Mark[] }
/** Apollo copies and compares arrays on every read, but not an object like this. */
export type Ids = { all: readonly string[]; marks?: readonly Mark[] }

type Listed = Connection & { ids: Ids }
/** What a page reads of a connection. */
export type IdConnection = Pick<Listed, 'ids' | 'pageInfo'>

/** What `ListCache` adds. */
type Hiding = { unlisted: ReactiveVar<ReadonlySet<string>> }

const unlistedIn = (cache: ApolloCache) => (cache as ApolloCache & Hiding).unlisted

/** Hides a deleted object from all lists of a cache. A page that shows it can still read it. */
export function unlist(cache: ApolloCache, cacheId: string | undefined): void {
  const unlisted = unlistedIn(cache)
  if (cacheId && !unlisted().has(cacheId)) unlisted(new Set([...unlisted(), cacheId]))
}

export const isUnlisted = (cache: ApolloCache, cacheId: string) => unlistedIn(cache)().has(cacheId)

const pageArguments = ['first', 'after', 'last', 'before']

/**
 * The field policy of a paged list. It appends a next page, puts a previous page in front, and joins a new first page
 * where the two overlap. A new first page replaces a list that is `ranked`, because its order changes, and a list
 * without a known end (see keepPages.ts). A page around a place, which has both `first` and `after`, also replaces the
 * list.
 */
export function connection({ ranked = () => false }: { ranked?: (args: Record<string, unknown>) => boolean } = {}) {
  return {
    keyArgs: (args) => {
      const names = Object.keys(args ?? {}).filter((name) => !pageArguments.includes(name))
      return names.length > 0 ? names : false
    },
    merge: (existing, incoming, { args }) => {
      if (!existing) return incoming
      if (args?.['before']) return prepended(existing, incoming, args['before'])
      if (args?.['after']) return args['first'] ? incoming : appended(existing, incoming, args['after'])
      const isReplaced = ranked(args ?? {}) || existing.pageInfo.endCursor === null
      return isReplaced ? incoming : joined(existing, incoming)
    },
    read: (existing, { cache }) => existing && listed(existing, unlistedIn(cache)()),
  } satisfies FieldPolicy<Connection, Connection, Listed>
}

const known = new WeakMap<Connection, { hidden: ReadonlySet<string>; list: Listed }>()

/** Returns the same object until the list loses an item. No hidden item comes back. */
function listed(existing: Connection, hidden: ReadonlySet<string>): Listed {
  const before = known.get(existing)
  if (before?.hidden === hidden) return before.list
  const edges = existing.edges.filter(({ node }) => !hidden.has(node.__ref))
  const isSame = before?.list.edges.length === edges.length
  const list = isSame ? before.list : { ...existing, edges, ids: { all: edges.map(idOf), marks: existing.marks ?? [] } }
  known.set(existing, { hidden, list })
  return list
}

const idOf = ({ node: { __ref } }: Edge) => __ref.slice(__ref.indexOf(':') + 1)

function appended(existing: Connection, incoming: Connection, after: unknown): Connection {
  // If the list has changed since the request, the page no longer fits.
  if (existing.pageInfo.endCursor !== after) return existing
  const edges = [...existing.edges, ...others(incoming.edges, existing.edges)]
  const marks = [...(existing.marks ?? []), ...endOf(existing)]
  return { ...existing, edges, marks, pageInfo: { ...incoming.pageInfo, ...startOf(existing) } }
}

function prepended(existing: Connection, incoming: Connection, before: unknown): Connection {
  if (existing.pageInfo.startCursor !== before) return existing
  const edges = [...others(incoming.edges, existing.edges), ...existing.edges]
  const marks = [...endOf(incoming), ...(existing.marks ?? [])]
  return { ...existing, edges, marks, pageInfo: { ...existing.pageInfo, ...startOf(incoming) } }
}

function joined(existing: Connection, incoming: Connection): Connection {
  // A first page without a next one is the whole list.
  if (!incoming.pageInfo.hasNextPage) return incoming
  const seam = seamOf(existing, incoming)
  if (seam < 0) return incoming
  const rest = others(existing.edges.slice(seam + 1), incoming.edges)
  const marks = [...endOf(incoming), ...(existing.marks ?? [])]
  const pageInfo = { ...existing.pageInfo, ...startOf(incoming) }
  return { ...incoming, edges: [...incoming.edges, ...rest], marks, pageInfo }
}

/**
 * Where a list has the last entry of a new first page. An entry with another newest repost has moved, so it does not
 * count. An entry that moved down because its repost was undone comes back only when the list is loaded again.
 */
function seamOf({ edges }: Connection, incoming: Connection): number {
  for (const edge of incoming.edges.toReversed()) {
    const index = edges.findIndex(({ node }) => node.__ref === edge.node.__ref)
    const known = edges[index]
    if (!known || newestRepostOf(known) === newestRepostOf(edge)) return index
  }
  return -1
}

const newestRepostOf = ({ repostedBy }: Edge) => repostedBy?.[0]?.__ref

const startOf = ({ pageInfo: { hasPreviousPage = false, startCursor = null } }: Connection) => ({
  hasPreviousPage,
  startCursor,
})

function endOf({ edges, pageInfo: { endCursor } }: Connection): Mark[] {
  const last = edges.at(-1)
  return last && endCursor !== null ? [{ id: idOf(last), cursor: endCursor }] : []
}

function others(edges: readonly Edge[], known: readonly Edge[]): Edge[] {
  const refs = new Set(known.map((edge) => edge.node.__ref))
  return edges.filter((edge) => !refs.has(edge.node.__ref))
}
