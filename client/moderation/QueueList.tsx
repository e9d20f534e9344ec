import { NetworkStatus } from '@apollo/client'
import type { ReactNode } from 'react'
import { Notice } from '../ui/Notice.tsx'
import { PagedList } from './PagedList.tsx'

type Props<Row> = {
  label: string
  empty: string
  queue: {
    edges: readonly { node: Row }[]
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  }
  networkStatus: NetworkStatus
  fetchMore: (options: { variables: { after: string | null | undefined } }) => Promise<unknown>
  row: (node: Row) => ReactNode
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
