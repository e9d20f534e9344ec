import type { TypedDocumentNode } from '@apollo/client'
import type { ReactNode } from 'react'
import { useNextPage } from '../apollo/useNextPage.ts'
import css from './Moderation.module.css'
import { PagedList } from '../apollo/PagedList.tsx'

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
  const load = useNextPage(query, { id })
  return (
    <PagedList className={css.list} {...{ pageInfo, load }}>
      {children}
    </PagedList>
  )
}
