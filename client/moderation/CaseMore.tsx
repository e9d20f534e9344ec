import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { ShowMore } from './ShowMore.tsx'

type Props = {
  /** The query for the next page, which the cache appends. */
  query: TypedDocumentNode<unknown, { id: string; after?: string | null }>
  id: string
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

export function CaseMore({ query, id, pageInfo }: Props) {
  const client = useApolloClient()
  const load = (after: string | null = null) =>
    client.query({ query, variables: { id, after }, fetchPolicy: 'network-only' })
  return <ShowMore {...{ pageInfo, load }} />
}
