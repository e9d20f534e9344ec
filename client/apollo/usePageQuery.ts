import { type DocumentNode, NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { whenIdle } from '../hooks/whenIdle.ts'
import { isTabSwitch } from '../navigation/linkState.ts'
import { useIsServed } from '../ui/useServed.ts'
import { sessionOf } from './lastPages.ts'
import { watchedPart } from './watchedPart.ts'

export type PageQuery<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>
  variables: Variables
}

/** Visits that were seen before: inside `RouteAt` the router does not report Back. */
const visits = new WeakMap<object, Set<string>>()

/** A link shows what the cache has and asks again. Back, tabs and server-rendered pages only show the cache. */
export function usePageQuery<Data, Variables extends OperationVariables>(
  { query, variables }: PageQuery<Data, Variables>,
  { isAnew, isKept }: { isAnew: boolean; isKept: boolean },
) {
  const { key, state } = useLocation() as Location<unknown>
  const isServed = useIsServed()
  const asked = JSON.stringify(variables)
  const [isKnown] = useState(() => {
    const known = visits.get(query)
    return isServed || known?.has(key) || (isTabSwitch(state) && known?.has(asked))
  })
  useEffect(() => {
    visits.set(query, (visits.get(query) ?? new Set()).add(key).add(asked))
  }, [query, key, asked])
  const result = useQuery(watchedPart(query), {
    variables,
    fetchPolicy: isAnew ? 'network-only' : isKnown ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
  const isRefreshing = result.loading && result.networkStatus !== NetworkStatus.fetchMore
  useKept(query, asked, isKept && result.data !== undefined && !isRefreshing && !result.error)
  return { ...result, isRefreshing }
}

/** Saves the page for the next start of the app. */
function useKept(query: DocumentNode, asked: string, isReady: boolean): void {
  const client = useApolloClient()
  useEffect(() => {
    const variables = JSON.parse(asked) as OperationVariables
    // A page that begins in the middle of its list is not saved.
    if (!isReady || !sessionOf(client) || variables['after']) return
    const keep = () =>
      import('./keepPages.ts').then(
        ({ keepPage }) => keepPage(client, query, variables),
        // If the code cannot be loaded, the page is not saved.
        () => {},
      )
    whenIdle(() => void keep())
  }, [client, query, asked, isReady])
}
