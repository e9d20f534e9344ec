import type { OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { createContext, useEffect, useState } from 'react'
import type { ListState } from '../apollo/useConnection.ts'
import type { FarPosts, farPosts, knownFarPosts } from './MissingPost.tsx'

/** That of the list around a card; null for a short list. */
export const FarPostsContext = createContext<FarPosts | null>(null)

/** From so many posts on, a list counts its pages. */
const long = 100

type Code = { farPosts: typeof farPosts; knownFarPosts: typeof knownFarPosts }

let code: Code | undefined

/** Lets posts that are far from the reader leave a long list's cache. Without the code for it, they stay. */
export function useFarPosts({ page, ids, endCursor }: ListState): FarPosts | null {
  const client = useApolloClient()
  const { query } = page
  const asked = JSON.stringify(page.variables)
  const [, setFar] = useState<FarPosts | null>(null)
  useEffect(() => {
    if (ids.length < long) return
    const note = ({ farPosts }: Code) => {
      setFar(farPosts(client, { query, variables: JSON.parse(asked) as OperationVariables }, { ids, endCursor }))
    }
    if (code) return note(code)
    void import('./MissingPost.tsx').then(
      (loaded) => note((code = loaded)),
      () => {},
    )
  }, [client, query, asked, ids, endCursor])
  return code?.knownFarPosts(client, page) ?? null
}
