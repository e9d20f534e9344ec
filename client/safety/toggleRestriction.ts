import type { ApolloClient } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'
import { optimisticToggle } from '../apollo/optimisticToggle.ts'
import {
  BlockUserDocument,
  MuteUserDocument,
  Restrictions_UserFragmentDoc,
  UnblockUserDocument,
  UnmuteUserDocument,
} from './Restrictions.generated.ts'

/** Mutes an account or ends that, and says so. Resolves to success. */
export async function toggleMute(client: ApolloClient, userId: string): Promise<boolean> {
  const isDone = await optimisticToggle(client, {
    item: { __typename: 'User', id: userId },
    fragment: Restrictions_UserFragmentDoc,
    field: 'viewerIsMuting',
    on: MuteUserDocument,
    off: UnmuteUserDocument,
    variables: { userId },
    expected: (shown, on) => ({ changed: { user: { ...shown, viewerIsMuting: on } } }),
    lists: [],
    done: ({ username }, on) => `${on ? 'Muted' : 'Unmuted'} @${username}`,
  })
  if (isDone) suggestAnew(client)
  return isDone
}

/** Blocks an account, which ends follows, or unblocks it, which shows its posts again. Resolves to success. */
export async function toggleBlock(client: ApolloClient, userId: string): Promise<boolean> {
  const user = { __typename: 'User', id: userId } as const
  const isDone = await optimisticToggle(client, {
    item: user,
    fragment: Restrictions_UserFragmentDoc,
    field: 'viewerIsBlocking',
    on: BlockUserDocument,
    off: UnblockUserDocument,
    variables: { userId },
    expected: (shown, on) => ({ changed: { user: { ...shown, viewerIsBlocking: on } } }),
    lists: [
      (cache, on) => {
        const ended = { viewerIsFollowing: () => false, isFollowingViewer: () => false }
        if (on) cache.modify({ id: cache.identify(user) ?? '', fields: ended })
      },
    ],
    done: ({ username }, on) => `${on ? 'Blocked' : 'Unblocked'} @${username}`,
  })
  if (isDone) {
    client.cache.modify({ id: client.cache.identify(user) ?? '', fields: forgottenLists })
    suggestAnew(client)
  }
  return isDone
}

const forget: Modifier<unknown> = (_list, { DELETE }) => DELETE

/** Nobody who is muted or blocked is suggested. */
const suggestAnew = ({ cache }: ApolloClient) => void cache.modify({ fields: { suggestedUsers: forget } })

/** During a block a profile's lists are empty, so they are asked for again. */
const forgottenLists = { posts: forget, replies: forget, likedPosts: forget, followers: forget, following: forget }
