import { type DocumentNode, NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { whenIdle } from '../hooks/whenIdle.ts'
import { isTabSwitch } from '../navigation/linkState.ts'
import { toastNote } from '../ui/toast.ts'
import { useIsServed } from '../ui/useServed.ts'
import type { Ids } from './connection.ts'
import { messageOf } from './errors.ts'
import { sessionOf } from './lastPages.ts'
import { type Watched, watchedPart } from './watchedPart.ts'

export type PageQuery<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>
  variables: Variables
}

type Connection = { ids: Ids; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

export type ListState = {
  status: 'loading' | 'failed' | 'ready'
  message: string
  ids: readonly string[]
  hasMore: boolean
  endCursor: string | null
  isLoadingMore: boolean
  isRefreshing: boolean
  moreFailed: boolean
  loadMore: () => void
  /** Resolves to whether it worked. */
  retry: () => Promise<boolean>
}

/** Remembers visits, because the router does not report Back inside `RouteAt`. */
const visits = new WeakMap<object, Set<string>>()

/** A link shows cached data and asks again. Back, tabs and server-rendered pages only show it. */
function usePageQuery<Data, Variables extends OperationVariables>({ query, variables }: PageQuery<Data, Variables>) {
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
    fetchPolicy: isKnown ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as useQuery.Options<Data, Variables>)
  const isRefreshing = result.loading && result.networkStatus !== NetworkStatus.fetchMore
  useKept(query, asked, result.data !== undefined && !isRefreshing && !result.error)
  return { ...result, isRefreshing }
}

/** Saves the page for the session's next start, once `isFresh`. */
function useKept(query: DocumentNode, asked: string, isFresh: boolean): void {
  const client = useApolloClient()
  useEffect(() => {
    const variables = JSON.parse(asked) as OperationVariables
    // A page that begins in the middle of its list is not saved.
    if (!isFresh || !sessionOf(client) || variables['after']) return
    const keep = () =>
      import('./keepPages.ts').then(
        ({ keepPage }) => keepPage(client, query, variables),
        // If the code cannot be loaded, the page is not saved.
        () => {},
      )
    whenIdle(() => void keep())
  }, [client, query, asked, isFresh])
}

const none: readonly string[] = []

/** Runs a page's query and loads one of its connections page by page. The query takes `after`. */
export function useConnection<Data, Variables extends OperationVariables>(
  page: PageQuery<Data, Variables>,
  pick: (data: Watched<Data>) => Connection | null | undefined,
): ListState & { data: Watched<Data> | undefined } {
  const result = usePageQuery(page)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { data } = result
  const list = data ? pick(data) : undefined
  const { hasNextPage = false, endCursor = null } = list?.pageInfo ?? {}
  useRefreshFailure(list && result.error, result.refetch)
  // The end of a stored list may be unknown until the server answers.
  const isLoadingMore = more === 'loading' || (hasNextPage && endCursor === null && result.loading)
  const loadMore = () => {
    if (isLoadingMore || !hasNextPage) return
    setMore('loading')
    const variables = { ...page.variables, after: endCursor }
    void result.fetchMore({ variables }).then(
      () => setMore('idle'),
      () => setMore('failed'),
    )
  }
  return {
    data,
    status: list ? 'ready' : result.error ? 'failed' : 'loading',
    message: result.error ? messageOf(result.error) : '',
    ids: list?.ids.all ?? none,
    hasMore: hasNextPage,
    endCursor,
    isLoadingMore,
    isRefreshing: result.isRefreshing,
    moreFailed: more === 'failed',
    loadMore,
    retry: () =>
      result.refetch().then(
        () => true,
        () => false,
      ),
  }
}

/** Says that the shown data could not be refreshed, unless the browser is offline. Tries again once it is online. */
function useRefreshFailure(error: unknown, refetch: () => Promise<unknown>): void {
  const again = useRef(refetch)
  useEffect(() => {
    again.current = refetch
  })
  useEffect(() => {
    if (!error) return
    if (navigator.onLine) toastNote('This page could not be refreshed.')
    const retry = () => void again.current().catch(() => {})
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [error])
}
