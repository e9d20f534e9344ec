import { makeVar, type FieldPolicy, type Reference } from '@apollo/client'

type Edge = { node: Reference }
type Connection = { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

const unlisted = makeVar<ReadonlySet<string>>(new Set())

/** Hides a deleted object from all lists. It stays in the cache for a page that shows it. */
export function unlist(cacheId: string | undefined): void {
  if (cacheId) unlisted(new Set([...unlisted(), cacheId]))
}

export const isUnlisted = (cacheId: string) => unlisted().has(cacheId)

/**
 * The policy of a cursor-paged list. A next page is appended; a new first page is joined where it overlaps the loaded list,
 * or replaces a `ranked` one, because ranks change, and one whose end is not known (see keepPages.ts).
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
    read: (existing, { canRead }) => {
      if (!existing) return undefined
      const hidden = unlisted()
      const edges = existing.edges.filter((edge) => canRead(edge.node) && !hidden.has(edge.node.__ref))
      return edges.length === existing.edges.length ? existing : { ...existing, edges }
    },
  } satisfies FieldPolicy<Connection>
}

function appended(existing: Connection, incoming: Connection, after: unknown): Connection {
  // The list has changed since this page was requested, so the page no longer fits.
  if (existing.pageInfo.endCursor !== after) return existing
  return { ...incoming, edges: [...existing.edges, ...without(incoming.edges, existing.edges)] }
}

function joined(existing: Connection, incoming: Connection): Connection {
  const last = incoming.edges.at(-1)
  const seam = last ? existing.edges.findIndex((edge) => edge.node.__ref === last.node.__ref) : -1
  if (seam < 0) return incoming
  const rest = without(existing.edges.slice(seam + 1), incoming.edges)
  return { ...existing, edges: [...incoming.edges, ...rest] }
}

function without(edges: readonly Edge[], known: readonly Edge[]): Edge[] {
  const refs = new Set(known.map((edge) => edge.node.__ref))
  return edges.filter((edge) => !refs.has(edge.node.__ref))
}
