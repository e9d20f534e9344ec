import { NetworkStatus, type OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useAgainOnline } from '../hooks/useAgainOnline.ts'
import type { Place } from '../navigation/place.ts'
import { toastNote } from '../ui/toast.ts'
import type { IdConnection, Mark } from './connection.ts'
import { messageOf } from './errors.ts'
import { around, pageSize, useListPlace, useRestOfPlace } from './useListPlace.ts'
import { type PageQuery, usePageQuery } from './usePageQuery.ts'
import type { Watched } from './watchedPart.ts'

export type ListState = {
  status: 'loading' | 'failed' | 'ready'
  message: string
  ids: readonly string[]
  /** Items at whose cursors the list can be read again. */
  marks: readonly Mark[] | undefined
  /** The place around which the list was read, after a reload far down. */
  place: Place | null
  hasPrevious: boolean
  previous: 'idle' | 'loading' | 'failed'
  loadPrevious: () => void
  hasMore: boolean
  endCursor: string | null
  isLoadingMore: boolean
  isRefreshing: boolean
  moreFailed: boolean
  loadMore: () => void
  /** Reads the list anew, `first` items of it. Resolves to whether it worked. */
  retry: (first?: number) => Promise<boolean>
}

const none: readonly string[] = []

/** Takes back the arguments of a first request around a place, which Apollo would send with the next pages too. */
const noPage = { first: undefined, after: undefined, last: undefined, before: undefined }

/** Runs a page's query, which takes `after`, and loads a connection by pages. Saves the page if it `isKept`. */
export function useConnection<Data, Variables extends OperationVariables>(
  page: PageQuery<Data, Variables>,
  pick: (data: Watched<Data>) => IdConnection | null | undefined,
  { isKept = true }: { isKept?: boolean } = {},
): ListState & { data: Watched<Data> | undefined } {
  const client = useApolloClient()
  const [place, leavePlace] = useListPlace(page, pick)
  const result = usePageQuery(place ? around(page, place) : page, { isAnew: place !== null, isKept })
  const [failed, setFailed] = useState<'more' | 'previous' | null>(null)
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
  // This changes together with the list. If the next page were asked for earlier, Apollo would not tell of this one.
  const isGrowing = result.networkStatus === NetworkStatus.fetchMore
  // The end of a stored list can be unknown until the server answers.
  const isLoadingMore = isGrowing || (hasNextPage && endCursor === null && result.loading)
  const load = (side: 'more' | 'previous', part: OperationVariables) => {
    setFailed(null)
    result.fetchMore({ variables: { ...page.variables, ...noPage, ...part } }).catch(() => setFailed(side))
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
    previous: isGrowing ? 'loading' : failed === 'previous' ? 'failed' : 'idle',
    loadPrevious: () => {
      if (!isGrowing) load('previous', { last: pageSize, before: startCursor })
    },
    hasMore: hasNextPage,
    endCursor,
    isLoadingMore,
    isRefreshing: result.isRefreshing,
    moreFailed: failed === 'more',
    loadMore: () => {
      if (!isLoadingMore && hasNextPage) load('more', { after: endCursor })
    },
    retry: (first) =>
      (place ? begin() : result.refetch(first ? ({ first } as object) : undefined)).then(
        () => true,
        () => false,
      ),
  }
}

/** Says that the shown data could not be refreshed, unless the browser is offline. Tries again once it is online. */
export function useRefreshFailure(error: unknown, refetch: () => Promise<unknown>): void {
  useAgainOnline(error, refetch)
  useEffect(() => {
    if (error && navigator.onLine) toastNote('This page could not be refreshed.')
  }, [error])
}
