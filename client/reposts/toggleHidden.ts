import type { ApolloClient } from '@apollo/client'
import { optimisticToggle } from '../apollo/optimisticToggle.ts'
import { HideReposts_UserFragmentDoc, HideRepostsDocument, ShowRepostsDocument } from './HideReposts.generated.ts'

/** Hides an account's reposts in the viewer's Home, or shows them again, and says so. Resolves to success. */
export async function toggleHidden(client: ApolloClient, userId: string): Promise<boolean> {
  const isDone = await optimisticToggle(client, {
    item: { __typename: 'User', id: userId },
    fragment: HideReposts_UserFragmentDoc,
    field: 'viewerHidesReposts',
    on: HideRepostsDocument,
    off: ShowRepostsDocument,
    variables: { userId },
    expected: (shown, on) => ({ changed: { user: { ...shown, viewerHidesReposts: on } } }),
    lists: [],
    done: ({ username }, on) => `Reposts by @${username} ${on ? 'hidden' : 'shown'}`,
  })
  // Only the server knows which posts stay in Home, and where.
  if (isDone) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'feed', args: { filter: 'LATEST', reposts: true } })
  return isDone
}
