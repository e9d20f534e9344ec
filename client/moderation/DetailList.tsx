import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import css from './Moderation.module.css'
import { PagedList } from './PagedList.tsx'

type Props = {
  /** The query for the next page, which the cache appends. */
  query: TypedDocumentNode<unknown, { id: string; after?: string | null }>
  /** The id of the case or account that has the list. */
  id: string
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  children: ReactNode
}

/** One of the lists of a case or an account, such as its reports. */
export function DetailList({ query, id, pageInfo, children }: Props) {
  const client = useApolloClient()
  const load = (after: string | null = null) =>
    client.query({ query, variables: { id, after }, fetchPolicy: 'network-only' })
  return (
    <PagedList className={css.list} {...{ pageInfo, load }}>
      {children}
    </PagedList>
  )
}
