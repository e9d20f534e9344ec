import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { pageSize } from './useListPlace.ts'

/** The server gives no more at once. */
const largestPage = 100

/** How many rows a read of the whole list must ask for, so that as many as before stay. */
export const asMany = (shown: number) => Math.min(Math.max(pageSize, shown), largestPage)

/** Returns a function that reads the page of a list behind a cursor. The cache appends it. */
export function useNextPage<Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables & { after?: string | null }>,
  variables: Variables,
): (after: string | null | undefined) => Promise<unknown> {
  const client = useApolloClient()
  return (after = null) => client.query({ query, variables: { ...variables, after }, fetchPolicy: 'network-only' })
}
