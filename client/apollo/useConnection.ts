import { type DocumentNode, NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { whenIdle } from '../hooks/whenIdle.ts'
import { isTabSwitch } from '../navigation/linkState.ts'
import { type Place, placeHere, setReadAround } from '../navigation/place.ts'
import { toastNote } from '../ui/toast.ts'
import { useIsServed } from '../ui/useServed.ts'
import type { Ids, Mark } from './connection.ts'
import { messageOf } from './errors.ts'
import { sessionOf } from './lastPages.ts'
import { type Watched, watchedPart } from './watchedPart.ts'

export type PageQuery<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>
  variables: Variables
}

type PageInfo = {
  hasNextPage: boolean
  endCursor: string | null
  hasPreviousPage?: boolean
  startCursor?: string | null
}
type Connection = { ids: Ids; pageInfo: PageInfo }

type Progress = 'idle' | 'loading' | 'failed'

export type ListState = {
  status: 'loading' | 'failed' | 'ready'
  message: string
  ids: readonly string[]
  /** Items at whose cursors the list can be read again. */
  marks: readonly Mark[] | undefined
  /** The place around which the list was read, after a reload far down. */
  place: Place | null
  hasPrevious: boolean
  previous: Progress
  loadPrevious: () => void
  hasMore: boolean
  endCursor: string | null
  isLoadingMore: boolean
  isRefreshing: boolean
  moreFailed: boolean
  loadMore: () => void
  /** Resolves to whether it worked. */
  retry: () => Promise<boolean>
}

/** Visits that were seen before: inside `RouteAt` the router does not report Back. */
const visits = new WeakMap<object, Set<string>>()

/** A link shows what the cache has and asks again. Back, tabs and server-rendered pages only show the cache. */
function usePageQuery<Data, Variables extends OperationVariables>(
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

const none: readonly string[] = []

/** The first request around a place has these arguments, and the others must not. */
const noPage = { first: undefined, after: undefined, last: undefined, before: undefined }
const pageSize = 20

/** Runs a page's query, which takes `after`, and loads a connection by pages. Saves the page if it `isKept`. */
export function useConnection<Data, Variables extends OperationVariables>(
  page: PageQuery<Data, Variables>,
  pick: (data: Watched<Data>) => Connection | null | undefined,
  { isKept = true }: { isKept?: boolean } = {},
): ListState & { data: Watched<Data> | undefined } {
  const client = useApolloClient()
  const [place, leavePlace] = usePlace(page, pick)
  const result = usePageQuery(place ? around(page, place) : page, { isAnew: place !== null, isKept })
  const [more, setMore] = useState<Progress>('idle')
  const [previous, setPrevious] = useState<Progress>('idle')
  if (place && result.error) leavePlace()
  const found = result.data ? pick(result.data) : undefined
  const isShort = useRestOfPlace(place, found, (after) =>
    result.fetchMore({ variables: { ...page.variables, ...noPage, after } }),
  )
  const beginsLater = found?.pageInfo.hasPreviousPage === true && !page.variables['after']
  // On a new visit, the middle of the list must not show while its beginning is read.
  const [data, list] = isShort || (beginsLater && result.isRefreshing && !place) ? [] : [result.data, found]
  const { hasNextPage = false, endCursor = null, startCursor = null } = list?.pageInfo ?? {}
  useRefreshFailure(list && result.error, result.refetch)
  // The end of a stored list can be unknown until the server answers.
  const isLoadingMore = more === 'loading' || (hasNextPage && endCursor === null && result.loading)
  const load = (part: OperationVariables, note: (progress: Progress) => void) => {
    note('loading')
    const variables = { ...page.variables, ...noPage, ...part }
    void result.fetchMore({ variables }).then(
      () => note('idle'),
      () => note('failed'),
    )
  }
  const begin = () => client.query({ ...page, fetchPolicy: 'network-only' } as const)
  return {
    data,
    status: list ? 'ready' : result.error ? 'failed' : 'loading',
    message: result.error ? messageOf(result.error) : '',
    ids: list?.ids.all ?? none,
    marks: list?.ids.marks,
    place,
    hasPrevious: beginsLater,
    previous,
    loadPrevious: () => {
      if (previous !== 'loading') load({ last: pageSize, before: startCursor }, setPrevious)
    },
    hasMore: hasNextPage,
    endCursor,
    isLoadingMore,
    isRefreshing: result.isRefreshing,
    moreFailed: more === 'failed',
    loadMore: () => {
      if (!isLoadingMore && hasNextPage) load({ after: endCursor }, setMore)
    },
    retry: () =>
      (place ? begin() : result.refetch()).then(
        () => true,
        () => false,
      ),
  }
}

/** The place around which a history entry is read, because the cached list lacks it; and a function to give it up. */
function usePlace<Data, Variables extends OperationVariables>(
  { query, variables }: PageQuery<Data, Variables>,
  pick: (data: Watched<Data>) => Connection | null | undefined,
): [Place | null, () => void] {
  const client = useApolloClient()
  const { key } = useLocation()
  const [used, setUsed] = useState(() => {
    const place = placeHere()
    const data = place && (client.readQuery({ query: watchedPart(query), variables }) as Watched<Data> | null)
    const list = data && pick(data)
    // If the page has no list, another page stands for it, which keeps the place.
    const isElsewhere = place === null || (data !== null && !list) || list?.ids.all.includes(place.id)
    setReadAround(key, !isElsewhere)
    return isElsewhere ? null : place
  })
  const [first] = useState(key)
  return [first === key ? used : null, () => setUsed(null)]
}

/** One page around the place. Two pages with all fields of a row may cost more than an operation may. */
function around<Data, Variables extends OperationVariables>(page: PageQuery<Data, Variables>, place: Place) {
  return { ...page, variables: { ...page.variables, first: pageSize, after: place.after } }
}

/** Whether the page around a place ends so soon below it that the next page, which may show, is read first. */
function useRestOfPlace(
  place: Place | null,
  found: Connection | null | undefined,
  read: (after: string | null) => Promise<unknown>,
): boolean {
  /** The end of the page around the place, if that is too soon. Undefined until the page came. */
  const [shortEnd, setShortEnd] = useState<string | null>()
  const isAsked = useRef(false)
  const { hasNextPage = false, endCursor = null } = found?.pageInfo ?? {}
  if (place && found && shortEnd === undefined)
    setShortEnd(hasNextPage && found.ids.all.length < place.between + pageSize ? endCursor : null)
  // The next page gives the list another end.
  const isShort = place !== null && typeof shortEnd === 'string' && shortEnd === endCursor
  useEffect(() => {
    if (!isShort || isAsked.current) return
    isAsked.current = true
    // After a failure the list is shown as it is, and loads its next page as usual.
    read(endCursor).catch(() => setShortEnd(null))
  })
  return isShort
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
