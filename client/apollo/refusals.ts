import type { ApolloClient } from '@apollo/client'
import { toastError } from '../ui/toast.ts'
import { codeOf, messageOf } from './errors.ts'
import { forget, type Identified } from './lists.ts'

/**
 * Says why something could not be done to a post or an account; a post that is no more leaves all lists. Says nothing
 * of a session that is over: that leads to log in (see client.ts).
 */
export function tellFailure(client: ApolloClient, error: unknown, item: Identified): void {
  const code = codeOf(error)
  if (code === 'UNAUTHENTICATED') return
  toastError(messageOf(error))
  if (code === 'POST_NOT_FOUND') forget(client.cache, item)
}
