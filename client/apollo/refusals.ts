import type { ApolloClient } from '@apollo/client'
import { toastError } from '../ui/toast.ts'
import { codeOf, messageOf } from './errors.ts'
import { forget, type Identified } from './lists.ts'

/** Says why something failed, and takes a deleted post out of all lists. */
export function tellFailure(client: ApolloClient, error: unknown, item: Identified): void {
  const code = codeOf(error)
  // This leads to the log-in page (see client.ts).
  if (code === 'UNAUTHENTICATED') return
  toastError(messageOf(error))
  if (code === 'NOT_FOUND' && item.__typename === 'Post') forget(client.cache, item)
}
