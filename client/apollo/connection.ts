import { makeVar, type FieldPolicy, type Reference } from '@apollo/client'

export type Edge = { __typename?: string; node: Reference }
export type Connection = { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
/** Apollo copies and compares arrays on every read, but not this object. */
export type Ids = { all: readonly string[] }

type Listed = Connection & { ids: Ids }

const unlisted = makeVar<ReadonlySet<string>>(new Set())

/** Hides a deleted object from all lists. A page that shows it can still read it. */
export function unlist(cacheId: string | undefined): void {
  if (cacheId && !isUnlisted(cacheId)) unlisted(new Set([...unlisted(), cacheId]))
}

export const isUnlisted = (cacheId: string) => unlisted().has(cacheId)

/** Makes Apollo forget its cached reads of lists, and reads the watched ones again. */
export const forgetListReads = () => void unlisted(new Set(unlisted()))

/**
 * The field policy of a paged list. It appends a next page and joins a new first page where they overlap. A new first
 * page replaces a `ranked` list, whose order changes, and a list without a known end (see keepPages.ts).
 */
export function connection({ ranked = () => false }: { ranked?: (args: Record<string, unknown>) => boolean } = {}) {
  return {
    keyArgs: (args) => {
      const names = Object.keys(args ?? {}).filter((name) => name !== 'first' && name !== 'after')
      return names.length > 0 ? names : false
    },
    merge: (existing, incoming, { args }) => {
      if (!existing) return incoming
      if (args?.['after']) return appended(existing, incoming, args['after'])
      const isReplaced = ranked(args ?? {}) || existing.pageInfo.endCursor === null
      return isReplaced ? incoming : joined(existing, incoming)
    },
    read: (existing) => existing && listed(existing, unlisted()),
  } satisfies FieldPolicy<Connection, Connection, Listed>
}

const known = new WeakMap<Connection, { hidden: ReadonlySet<string>; list: Listed }>()

/** Returns the same object until the list or its hidden items change. */
function listed(existing: Connection, hidden: ReadonlySet<string>): Listed {
  const before = known.get(existing)
  if (before?.hidden === hidden) return before.list
  const list = before
    ? [...hidden].filter((ref) => !before.hidden.has(ref)).reduce(without, before.list)
    : shownOf(existing, hidden)
  known.set(existing, { hidden, list })
  return list
}

function shownOf(existing: Connection, hidden: ReadonlySet<string>): Listed {
  const edges = existing.edges.filter(({ node }) => !hidden.has(node.__ref))
  return { ...existing, edges, ids: { all: edges.map(idOf) } }
}

/** Apollo's cache ids have the form `Type:id`. */
const idOf = ({ node: { __ref } }: Edge) => __ref.slice(__ref.indexOf(':') + 1)

function without(list: Listed, ref: string): Listed {
  const index = list.edges.findIndex(({ node }) => node.__ref === ref)
  if (index < 0) return list
  return { ...list, edges: list.edges.toSpliced(index, 1), ids: { all: list.ids.all.toSpliced(index, 1) } }
}

function appended(existing: Connection, incoming: Connection, after: unknown): Connection {
  // A page no longer fits if the list has changed since it was requested.
  if (existing.pageInfo.endCursor !== after) return existing
  const edges = [...existing.edges, ...others(incoming.edges, existing.edges)]
  return { ...existing, edges, pageInfo: incoming.pageInfo }
}

function joined(existing: Connection, incoming: Connection): Connection {
  const last = incoming.edges.at(-1)
  const seam = last ? existing.edges.findIndex((edge) => edge.node.__ref === last.node.__ref) : -1
  if (seam < 0) return incoming
  const rest = others(existing.edges.slice(seam + 1), incoming.edges)
  return { ...incoming, edges: [...incoming.edges, ...rest], pageInfo: existing.pageInfo }
}

function others(edges: readonly Edge[], known: readonly Edge[]): Edge[] {
  const refs = new Set(known.map((edge) => edge.node.__ref))
  return edges.filter((edge) => !refs.has(edge.node.__ref))
}
