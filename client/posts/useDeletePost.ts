import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { unlist } from '../apollo/connection.ts'
import { forget } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { DeletePostDocument, type DeletePostMutation } from './PostMenu.generated.ts'

/** Deletes a post and removes it from all lists, `afterMs` later from the cache. Resolves to whether it worked. */
export function useDeletePost(): (id: string, afterMs: number) => Promise<boolean> {
  const client = useApolloClient()
  return async (id, afterMs) => {
    const post = { __typename: 'Post', id }
    try {
      await client.mutate({
        mutation: DeletePostDocument,
        variables: { id },
        // The cache takes in three numbers sooner one by one than as an answer.
        fetchPolicy: 'no-cache',
        // With the answer, so that what watches the cache looks at it only once.
        update: (cache, { data }) => {
          if (data?.deletePost) recount(cache, data.deletePost)
          if (afterMs === 0) forget(cache, post)
          else unlist(cache.identify(post))
        },
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

function recount(cache: ApolloCache, { author, parent }: DeletePostMutation['deletePost']): void {
  cache.modify({
    id: cache.identify({ __typename: 'User', id: author.id }) ?? '',
    fields: { postCount: () => author.postCount },
  })
  if (parent)
    cache.modify({
      id: cache.identify({ __typename: 'Post', id: parent.id }) ?? '',
      fields: { replyCount: () => parent.replyCount },
    })
}
