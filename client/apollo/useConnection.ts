import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { isTabSwitch } from '../navigation/linkState.ts'
import { useIsServed } from '../ui/useServed.ts'
import { messageOf } from './errors.ts'
import { watchedPart } from './watchedPart.ts'

export type PageQuery<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>
  variables: Variables
}

type Connection = { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

export type ListState = {
  status: 'loading' | 'failed' | 'ready'
  message: string
  ids: string[]
  hasMore: boolean
  endCursor: string | null
  isLoadingMore: boolean
  moreFailed: boolean
  loadMore: () => void
  /** Resolves to whether it worked. */
  retry: () => Promise<boolean>
}

/** Where each query has run: inside `RouteAt` the router does not say that the user went back. */
const visits = new WeakMap<object, Set<string>>()

/** Links show cached data and ask again; Back, tab switches and server-rendered pages only show it. */
function usePageQuery<Data, Variables extends OperationVariables>({ query, variables }: PageQuery<Data, Variables>) {
  const { key, state } = useLocation() as Location<unknown>
  const isServed = useIsServed()
  const [isKnown] = useState(() => isServed || isTabSwitch(state) || (visits.get(query)?.has(key) ?? false))
  useEffect(() => {
    visits.set(query, (visits.get(query) ?? new Set()).add(key))
  }, [query, key])
  return useQuery(watchedPart(query), {
    variables,
    fetchPolicy: isKnown ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
}

/** Runs a page's query and loads one of its connections page by page. The query takes `after`. */
export function useConnection<Data, Variables extends OperationVariables>(
  page: PageQuery<Data, Variables>,
  pick: (data: Data) => Connection | null | undefined,
): ListState & { data: Data | undefined } {
  const result = usePageQuery(page)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { data } = result
  const list = data ? pick(data) : undefined

  const loadMore = () => {
    if (more === 'loading' || !list?.pageInfo.hasNextPage) return
    setMore('loading')
    const variables = { ...page.variables, after: list.pageInfo.endCursor }
    void result.fetchMore({ variables }).then(
      () => setMore('idle'),
      () => setMore('failed'),
    )
  }
  return {
    data,
    status: list ? 'ready' : result.error ? 'failed' : 'loading',
    message: result.error ? messageOf(result.error) : '',
    ids: list?.edges.map((edge) => edge.node.id) ?? [],
    hasMore: list?.pageInfo.hasNextPage ?? false,
    endCursor: list?.pageInfo.endCursor ?? null,
    isLoadingMore: more === 'loading',
    moreFailed: more === 'failed',
    loadMore,
    retry: () =>
      result.refetch().then(
        () => true,
        () => false,
      ),
  }
}
