import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { toastError } from '../ui/toast.ts'
import { codeOf, messageOf } from './errors.ts'
import { forget, type Identified } from './lists.ts'

/** What was asked for is so already: another tab or device did it, and this cache does not know. */
const alreadySo = new Set([
  'ALREADY_LIKED',
  'ALREADY_DISLIKED',
  'NO_LIKES_LEFT',
  'ALREADY_BOOKMARKED',
  'NOT_BOOKMARKED',
  'ALREADY_FOLLOWING',
  'NOT_FOLLOWING',
])

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

type Switch = {
  item: Identified
  /** The change as it was sent: the key of its order, and what it does to the lists. */
  change: { context: { inOrder: string }; update: (cache: ApolloCache) => void }
  /** Asks for what the change would have answered. */
  query: DocumentNode
  variables: OperationVariables
}

/**
 * Tells of the failure of a change that was shown before its answer, like `tellFailure`. Where the server says that it
 * is so already, the lists follow and the rest is read anew: the next press then does what it says.
 */
export async function settleFailure(
  client: ApolloClient,
  error: unknown,
  { item, change, query, variables }: Switch,
): Promise<void> {
  tellFailure(client, error, item)
  if (!alreadySo.has(codeOf(error) ?? '')) return
  change.update(client.cache)
  // In order: presses that are still on their way come before.
  const { context } = change
  await client.query({ query, variables, context, fetchPolicy: 'network-only' }).catch(() => {})
}
