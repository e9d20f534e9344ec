import type { FieldPolicy, Reference } from '@apollo/client'

type Edge = { node: Reference }
type Connection = { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

/**
 * How the cache keeps a keyset-paged list: one list for all pages, apart for every other argument. A further page goes
 * behind the list it was asked for; a first page is a look at the top, joined to what is loaded where the two overlap.
 * Objects that were evicted drop out by themselves.
 */
export function connection({ ranked = () => false }: { ranked?: (args: Record<string, unknown>) => boolean } = {}) {
  return {
    keyArgs: (args) => {
      const names = Object.keys(args ?? {}).filter((name) => name !== 'first' && name !== 'after')
      return names.length > 0 ? names : false
    },
    merge: (existing, incoming, { args }) => {
      if (!existing) return incoming
      if (args?.['after']) return behind(existing, incoming, args['after'])
      return ranked(args ?? {}) ? incoming : onTop(existing, incoming)
    },
    read: (existing, { canRead }) => {
      if (!existing) return undefined
      const edges = existing.edges.filter((edge) => canRead(edge.node))
      return edges.length === existing.edges.length ? existing : { ...existing, edges }
    },
  } satisfies FieldPolicy<Connection>
}

function behind(existing: Connection, incoming: Connection, after: unknown): Connection {
  // The list has moved on since this page was asked for: it no longer fits anywhere.
  if (existing.pageInfo.endCursor !== after) return existing
  return { ...incoming, edges: [...existing.edges, ...without(incoming.edges, existing.edges)] }
}

function onTop(existing: Connection, incoming: Connection): Connection {
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
