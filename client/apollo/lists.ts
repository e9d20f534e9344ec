import type { ApolloCache, Reference } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'

export type Identified = { __typename: string; id: string }
/** One list of the cache and one item of it. */
export type ListChange = { of?: Identified; field: string; item: Identified; args?: Record<string, unknown> }

/**
 * Puts an item at the top of a loaded list; a list that is not loaded stays so, so that its first visit asks the server.
 * `of` is the object with the list (default: the query root), `args` picks one of several lists of the field.
 */
export function addToList(cache: ApolloCache, change: ListChange): void {
  changeList(cache, change, (others, node) => [{ __typename: `${change.item.__typename}Edge`, node }, ...others])
}

export function removeFromList(cache: ApolloCache, change: ListChange): void {
  changeList(cache, change, (others) => others)
}

/** Evicts a deleted item; all lists then leave it out (see connection.ts). */
export function forget(cache: ApolloCache, item: Identified): void {
  cache.evict({ id: cache.identify(item) })
  cache.gc()
}

type Edge = { __typename: string; node: Reference }
type List = { edges: Edge[] }
type Build = (others: Edge[], item: Reference) => Edge[]

function changeList(cache: ApolloCache, { of, field, item, args }: ListChange, build: Build): void {
  const wanted = args ? `${field}:${JSON.stringify(args)}` : field
  const change: Modifier<List | Reference> = (list, { storeFieldName, toReference }) => {
    const ref = toReference(item)
    if (storeFieldName !== wanted || !ref || !('edges' in list)) return list
    return {
      ...list,
      edges: build(
        list.edges.filter((edge) => edge.node.__ref !== ref.__ref),
        ref,
      ),
    }
  }
  const id = of && cache.identify(of)
  cache.modify<Record<string, List>>({ ...(id ? { id } : {}), fields: { [field]: change } })
}
