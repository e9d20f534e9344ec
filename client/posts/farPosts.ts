import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createContext, useEffect, useState } from 'react'
import type { ListState, Page } from '../apollo/useConnection.ts'
import type { FarPosts } from './MissingPost.tsx'

/** That of the list around a card; null for a short list. */
export const FarPostsContext = createContext<FarPosts | null>(null)

/** From so many posts on, a list counts its pages. */
const long = 100

let known: ((client: ApolloClient, page: Page) => FarPosts | undefined) | undefined

/** Lets posts that are far from the reader leave a long list's cache. Without the code for it, they stay. */
export function useFarPosts({ page, ids, endCursor }: ListState): FarPosts | null {
  const client = useApolloClient()
  const { query } = page
  const asked = JSON.stringify(page.variables)
  const [, setFar] = useState<FarPosts | null>(null)
  useEffect(() => {
    if (ids.length < long) return
    void import('./MissingPost.tsx').then(
      ({ farPosts, knownFarPosts }) => {
        known = knownFarPosts
        setFar(farPosts(client, { query, variables: JSON.parse(asked) as OperationVariables }, { ids, endCursor }))
      },
      () => {},
    )
  }, [client, query, asked, ids, endCursor])
  return known?.(client, page) ?? null
}
