import type { ApolloCache, Reference } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'

/** An object of the cache. */
export type Identified = { __typename: string; id: string }
type Change = { of?: Identified; field: string; item: Identified; args?: Record<string, unknown> }

/**
 * Puts an item on top of a loaded list; a list never loaded stays that way, so that its first visit asks the server.
 * `of` owns the list (the query root without it); `args` names which list where a field has several.
 */
export function addToList(cache: ApolloCache, change: Change): void {
  changeList(cache, change, (others, node) => [{ __typename: `${change.item.__typename}Edge`, node }, ...others])
}

/** Takes an item out of a loaded list. */
export function removeFromList(cache: ApolloCache, change: Change): void {
  changeList(cache, change, (others) => others)
}

/** Takes an item that is no more out of all lists: they drop what is no longer there (see connection.ts). */
export function forget(cache: ApolloCache, item: Identified): void {
  cache.evict({ id: cache.identify(item) })
  cache.gc()
}

type Edge = { __typename: string; node: Reference }
type List = { edges: Edge[] }
type Build = (others: Edge[], item: Reference) => Edge[]

function changeList(cache: ApolloCache, { of, field, item, args }: Change, build: Build): void {
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
