import type { ApolloCache, InMemoryCache, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type FieldNode, Kind } from 'graphql'
import { type Connection, unlist } from './connection.ts'

export type Identified<Name extends string = string> = { __typename: Name; id: string }

type Edge<Name extends string> = { __typename: `${Name}Edge`; node: Identified<Name> }
type Listed<Name extends string> = {
  list: { edges: Edge<Name>[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null
}

/** A list in the cache. Until it is loaded, changes do nothing, so that its first visit asks the server. */
export type LoadedList<Name extends string> = {
  /** An item that is in the list already moves to the top. `more` are further fields of its edge. */
  add(cache: ApolloCache, item: Identified<Name>, more?: object): void
  remove(cache: ApolloCache, item: Identified<Name>): void
}

/** The owner of lists that are fields of Query. */
export const root = { __typename: 'Query' } as const

/** The list that `fragment` calls `list`, with the fragment's `variables`. */
export function listIn<Owner extends string, Name extends string>(
  owner: Identified<Owner> | typeof root,
  fragment: TypedDocumentNode<Listed<Name>>,
  variables: OperationVariables = {},
): LoadedList<Name> {
  const field = fieldOf(fragment)
  // Changes the stored list itself, because reading and writing two thousand items is slow.
  const changeEdges = (cache: ApolloCache, item: Identified, isAdded: boolean, more?: object) => {
    const { policies } = cache as InMemoryCache
    const where = { typename: owner.__typename, fieldName: field.name.value, field, variables }
    cache.modify<Record<string, Connection>>({
      id: cache.identify(owner) ?? '',
      fields: {
        [policies.getStoreFieldName(where)]: (stored, { toReference }) => {
          const list = stored as Connection
          const node = toReference(item, isAdded)
          if (!node) return list
          const others = list.edges.filter((edge) => edge.node.__ref !== node.__ref)
          if (isAdded && !list.pageInfo.hasPreviousPage)
            return { ...list, edges: [{ __typename: `${item.__typename}Edge`, node, ...more }, ...others] }
          return others.length === list.edges.length ? list : { ...list, edges: others }
        },
      },
    })
  }
  return {
    add: (cache, item, more) => changeEdges(cache, item, true, more),
    remove: (cache, item) => changeEdges(cache, item, false),
  }
}

function fieldOf(fragment: TypedDocumentNode<unknown>): FieldNode {
  const [definition] = fragment.definitions
  const selections = definition && 'selectionSet' in definition ? definition.selectionSet.selections : []
  const list = selections.find((one) => one.kind === Kind.FIELD && one.alias?.value === 'list')
  if (list?.kind !== Kind.FIELD) throw new Error('The fragment has no field with the alias `list`.')
  return list
}

export type ListChange = (cache: ApolloCache, on: boolean) => void

export function membership<Name extends string>(list: LoadedList<Name>, item: Identified<Name>): ListChange {
  return (cache, on) => (on ? list.add(cache, item) : list.remove(cache, item))
}

/** Removes a deleted item from the cache and from all lists. */
export function forget(cache: ApolloCache, item: Identified): void {
  const id = cache.identify(item)
  // A batch calls watchers only once.
  cache.batch({
    update: () => {
      unlist(cache, id)
      cache.evict({ id })
    },
  })
}
