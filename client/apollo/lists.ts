import type { ApolloCache, Reference, StoreObject } from '@apollo/client'

type Identified = { __typename: string; id: string }
type Change = { of?: Identified; field: string; item: Identified; args?: Record<string, unknown> }

/**
 * Puts an item on top of a loaded list; a list never loaded stays that way, so that its first visit asks the server.
 * `of` owns the list (the query root without it); `args` names which list where a field has several.
 */
export function addToList(cache: ApolloCache, { of, field, item, args }: Change): void {
  changeList(cache, of, field, args, (edges, ref, typename) => [{ __typename: typename, node: ref(item) }, ...edges], item)
}

/** Takes an item out of a loaded list. */
export function removeFromList(cache: ApolloCache, { of, field, item, args }: Change): void {
  changeList(cache, of, field, args, (edges) => edges, item)
}

type Edge = { __typename: string; node: Reference }
type Refer = (item: Identified) => Reference
type Build = (others: Edge[], refer: Refer, typename: string) => Edge[]

function changeList(
  cache: ApolloCache,
  of: Identified | undefined,
  field: string,
  args: Record<string, unknown> | undefined,
  build: Build,
  item: Identified,
): void {
  const id = of && cache.identify(of as StoreObject)
  const key = cache.identify(item as StoreObject)
  const wanted = args ? `${field}:${JSON.stringify(args)}` : field
  cache.modify({
    ...(of ? { id } : {}),
    fields: {
      [field]: (list: { edges: Edge[] }, { storeFieldName, toReference }) => {
        if (storeFieldName !== wanted || !Array.isArray(list?.edges)) return list
        const others = list.edges.filter((edge) => edge.node.__ref !== key)
        const refer: Refer = (it) => toReference(it as StoreObject) as Reference
        return { ...list, edges: build(others, refer, `${item.__typename}Edge`) }
      },
    },
  })
}
