import { type ApolloCache, NetworkStatus } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { asMany } from '../apollo/useNextPage.ts'
import { Notice } from '../ui/Notice.tsx'
import { PagedList } from '../apollo/PagedList.tsx'

type Props<Row> = {
  label: string
  empty: string
  queue: {
    edges: readonly { node: Row }[]
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  }
  networkStatus: NetworkStatus
  fetchMore: (options: { variables: { first: undefined; after: string | null | undefined } }) => Promise<unknown>
  row: (node: Row) => ReactNode
}

/** How many rows the first read asks for: as many as the cache has, so that Back finds its place again. */
export function useShownBefore(countIn: (cache: ApolloCache) => number | undefined): number {
  const { cache } = useApolloClient()
  const [first] = useState(() => asMany(countIn(cache) ?? 0))
  return first
}

const reading = [NetworkStatus.loading, NetworkStatus.refetch]

export function QueueList<Row extends { id: string }>(props: Props<Row>) {
  const { label, empty, queue, networkStatus, fetchMore, row } = props
  const { edges, pageInfo } = queue
  if (edges.length === 0) return <Notice title={empty} />
  return (
    <PagedList
      {...{ label, pageInfo }}
      isReading={reading.includes(networkStatus)}
      load={(after) => fetchMore({ variables: { first: undefined, after } })}
    >
      {edges.map(({ node }) => (
        <li key={node.id}>{row(node)}</li>
      ))}
    </PagedList>
  )
}
