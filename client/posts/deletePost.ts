import type { ApolloClient } from '@apollo/client'
import { codeOf, messageOf } from '../apollo/errors.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { DeletePostDocument } from './PostMenu.generated.ts'

/**
 * Deletes a post. It leaves every list when the server has answered, after `afterMs` if the page that shows it wants to
 * go away first. Says whether it worked; failures are toasted.
 */
export async function deletePost(client: ApolloClient, id: string, afterMs = 0): Promise<boolean> {
  try {
    await client.mutate({ mutation: DeletePostDocument, variables: { id } })
  } catch (error) {
    if (codeOf(error) !== 'UNAUTHENTICATED') toastError(messageOf(error))
    return false
  }
  toastSuccess('Deleted successfully.')
  setTimeout(() => {
    // The lists drop what is no longer there (see apollo/connection.ts).
    client.cache.evict({ id: `Post:${id}` })
    client.cache.gc()
  }, afterMs)
  return true
}
