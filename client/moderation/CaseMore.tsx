import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { Button } from '../ui/Button.tsx'
import { toastError } from '../ui/toast.ts'
import css from './Moderation.module.css'

type Props = {
  /** The query for the next page, which the cache appends. */
  query: TypedDocumentNode<unknown, { id: string; after?: string | null }>
  id: string
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

export function CaseMore({ query, id, pageInfo: { hasNextPage, endCursor } }: Props) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  if (!hasNextPage || !endCursor) return null
  const load = async () => {
    setBusy(true)
    try {
      await client.query({ query, variables: { id, after: endCursor }, fetchPolicy: 'network-only' })
    } catch (error) {
      toastError(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Button kind="plain" className={css.more} busy={busy} onClick={() => void load()}>
      Show more
    </Button>
  )
}
