import type { ApolloClient } from '@apollo/client'
import { toastError } from '../ui/toast.ts'
import { codeOf, messageOf } from './errors.ts'
import { forget, type Identified } from './lists.ts'

/** Says why something failed, and removes a deleted post from all lists. */
export function tellFailure(client: ApolloClient, error: unknown, item: Identified): void {
  const code = codeOf(error)
  // client.ts opens the log-in page for it.
  if (code === 'UNAUTHENTICATED') return
  toastError(messageOf(error))
  if (code === 'NOT_FOUND' && item.__typename === 'Post') forget(client.cache, item)
}
