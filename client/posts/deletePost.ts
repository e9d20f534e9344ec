import type { ApolloClient } from '@apollo/client'
import { forget } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { DeletePostDocument } from './PostMenu.generated.ts'

/**
 * Deletes a post. It leaves every list when the server has answered, after `afterMs` if the page that shows it wants to
 * go away first. Says whether it worked; failures are toasted.
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
  setTimeout(() => forget(client.cache, post), afterMs)
  return true
}
