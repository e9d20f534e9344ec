import { useApolloClient } from '@apollo/client/react'
import { unlist } from '../apollo/connection.ts'
import { forget } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { DeletePostDocument } from './PostMenu.generated.ts'

/** Deletes a post and removes it from all lists, `afterMs` later from the cache. Resolves to whether it worked. */
export function useDeletePost(): (id: string, afterMs: number) => Promise<boolean> {
  const client = useApolloClient()
  return async (id, afterMs) => {
    const post = { __typename: 'Post', id }
    try {
      await client.mutate({
        mutation: DeletePostDocument,
        variables: { id },
        // With the answer, so that what watches the cache looks at it only once.
        update: (cache) => (afterMs === 0 ? forget(cache, post) : unlist(cache.identify(post))),
      })
    } catch (error) {
      tellFailure(client, error, post)
      return false
    }
    toastSuccess('Deleted successfully.')
    if (afterMs > 0) setTimeout(() => forget(client.cache, post), afterMs)
    return true
  }
}
