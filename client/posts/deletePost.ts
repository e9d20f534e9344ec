import type { ApolloClient } from '@apollo/client'
import { unlist } from '../apollo/connection.ts'
import { forget } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import { DeletePostDocument } from './PostMenu.generated.ts'

/**
 * Deletes a post. It leaves every list as soon as the server has answered; a page that shows the post itself may do so
 * for `afterMs` more. Returns whether it worked; failures are toasted.
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
