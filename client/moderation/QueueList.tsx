import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import css from './Moderation.module.css'

type Props<Row> = {
  label: string
  empty: string
  queue: {
    edges: readonly { node: Row }[]
    pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  }
  fetchMore: (options: { variables: { after: string | null | undefined } }) => Promise<unknown>
  row: (node: Row) => ReactNode
}

export function QueueList<Row extends { id: string }>({ label, empty, queue, fetchMore, row }: Props<Row>) {
  const { edges, pageInfo } = queue
  if (edges.length === 0) return <Notice title={empty} />
  return (
    <>
      <ul aria-label={label}>
        {edges.map(({ node }) => (
          <li key={node.id}>{row(node)}</li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button
          kind="plain"
          className={css.more}
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => {})}
        >
          Show more
        </Button>
      )}
    </>
  )
}
