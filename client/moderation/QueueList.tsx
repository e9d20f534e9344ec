import { type ReactNode, useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { keepFocus } from '../navigation/keepFocus.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toastError } from '../ui/toast.ts'
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
  const [busy, setBusy] = useState(false)
  const load = async () => {
    const giveBackFocus = keepFocus()
    setBusy(true)
    await fetchMore({ variables: { after: pageInfo.endCursor } }).catch((error: unknown) =>
      toastError(messageOf(error)),
    )
    giveBackFocus(() => setBusy(false))
  }
  if (edges.length === 0) return <Notice title={empty} />
  return (
    <>
      <ul aria-label={label}>
        {edges.map(({ node }) => (
          <li key={node.id}>{row(node)}</li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button kind="plain" className={css.more} busy={busy} onClick={() => void load()}>
          Show more
        </Button>
      )}
    </>
  )
}
