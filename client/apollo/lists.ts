import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client'

export type Identified<Name extends string = string> = { __typename: Name; id: string }

type Edge<Name extends string> = { __typename: `${Name}Edge`; node: Identified<Name> }
/** What the document of a list reads: the ids, and all that the app's queries read around them. */
type Listed<Name extends string> = {
  list: { edges: Edge<Name>[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null
}

/** A list of the cache. One that is not loaded does not change, so that its first visit asks the server. */
export type LoadedList<Name extends string> = {
  /** Puts an item at the top, even from further down. */
  add(cache: ApolloCache, item: Identified<Name>): void
  remove(cache: ApolloCache, item: Identified<Name>): void
}

/** The owner of the lists that are fields of Query. */
export const root = { __typename: 'Query' } as const

/** `variables` are those of the fragment. */
export function listIn<Owner extends string, Name extends string>(
  owner: Identified<Owner> | typeof root,
  fragment: TypedDocumentNode<Listed<Name>>,
  variables: OperationVariables = {},
): LoadedList<Name> {
  const changeEdges = (cache: ApolloCache, item: Identified, added: Edge<string>[]) =>
    // `overwrite` replaces the loaded list; otherwise its policy would join the two.
    cache.updateFragment<Listed<string>>({ from: owner, fragment, variables, overwrite: true }, (data) => {
      if (!data?.list) return null
      const others = data.list.edges.filter((edge) => edge.node.id !== item.id)
      return { ...data, list: { ...data.list, edges: [...added, ...others] } }
    })
  return {
    add: (cache, item) => changeEdges(cache, item, [{ __typename: `${item.__typename}Edge`, node: item }]),
    remove: (cache, item) => changeEdges(cache, item, []),
  }
}

export type ListChange = (cache: ApolloCache, on: boolean) => void

export function membership<Name extends string>(list: LoadedList<Name>, item: Identified<Name>): ListChange {
  return (cache, on) => (on ? list.add(cache, item) : list.remove(cache, item))
}

/** Evicts a deleted item; all lists then leave it out (see connection.ts). */
export function forget(cache: ApolloCache, item: Identified): void {
  cache.evict({ id: cache.identify(item) })
  cache.gc()
}
