import type { ApolloClient } from '@apollo/client'
import { unlist } from '../apollo/connection.ts'
import { forget } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { DeletePostDocument } from './PostMenu.generated.ts'

/**
 * Deletes a post and removes it from all lists; it stays in the cache for `afterMs` for a page that shows it. Resolves to
 * whether it worked; a toast reports a failure.
 */
export async function deletePost(client: ApolloClient, id: string, afterMs = 0): Promise<boolean> {
  const post = { __typename: 'Post', id }
  try {
    await client.mutate({ mutation: DeletePostDocument, variables: { id } })
  } catch (error) {
    tellFailure(client, error, post)
    return false
  }
  toastSuccess('Deleted successfully.')
  unlist(`Post:${id}`)
  setTimeout(() => forget(client.cache, post), afterMs)
  return true
}
