import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { unlist } from '../apollo/connection.ts'
import { forget } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { deleting } from './deleting.ts'
import { DeletePostDocument, type DeletePostMutation } from './PostMenu.generated.ts'

/** Deletes a post, hides it in all lists, and evicts it after `afterMs`. Resolves to whether it worked. */
export function useDeletePost(): (id: string, afterMs: number) => Promise<boolean> {
  const client = useApolloClient()
  return async (id, afterMs) => {
    const post = { __typename: 'Post', id }
    deleting.add(id)
    try {
      await client.mutate({
        mutation: DeletePostDocument,
        variables: { id },
        // Writing a few values to the cache directly is faster than writing the answer.
        fetchPolicy: 'no-cache',
        // In one update with the answer, so that watchers run once.
        update: (cache, { data }) => {
          if (data?.deletePost) recount(cache, data.deletePost)
          if (afterMs === 0) forget(cache, post)
          else unlist(cache, cache.identify(post))
        },
      })
    } catch (error) {
      deleting.delete(id)
      tellFailure(client, error, post)
      return false
    }
    toastSuccess('Deleted successfully.')
    if (afterMs > 0) setTimeout(() => forget(client.cache, post), afterMs)
    return true
  }
}

function recount(cache: ApolloCache, { author, parent, quoted }: DeletePostMutation['deletePost']): void {
  const write = (where: { __typename: string; id: string }, field: string, value: number | boolean) =>
    cache.modify({ id: cache.identify(where) ?? '', fields: { [field]: () => value } })
  write({ __typename: 'User', id: author.id }, 'postCount', author.postCount)
  if (parent) write({ __typename: 'Post', id: parent.id }, 'replyCount', parent.replyCount)
  if (parent) write({ __typename: 'Post', id: parent.id }, 'isContinued', parent.isContinued)
  if (quoted) write({ __typename: 'Post', id: quoted.id }, 'quoteCount', quoted.quoteCount)
}
