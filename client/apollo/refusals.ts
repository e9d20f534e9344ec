import type { ApolloClient } from '@apollo/client'
import { toastError } from '../ui/toast.ts'
import { codeOf, messageOf } from './errors.ts'
import { forget, type Identified } from './lists.ts'

/**
 * Tells the person why something could not be done to a post or an account, and takes a deleted post out of all lists.
 * Stays silent when the session has ended: that leads to the log-in page (see client.ts).
 */
export function tellFailure(client: ApolloClient, error: unknown, item: Identified): void {
  const code = codeOf(error)
  if (code === 'UNAUTHENTICATED') return
  toastError(messageOf(error))
  if (code === 'POST_NOT_FOUND') forget(client.cache, item)
}
