import type { ApolloClient, Unmasked } from '@apollo/client'
import { listIn, membership } from '../apollo/lists.ts'
import { counted, optimisticToggle } from '../apollo/optimisticToggle.ts'
import { toastSuccess } from '../ui/toast.ts'
import {
  type FollowButton_UserFragment,
  FollowButton_UserFragmentDoc,
  FollowersList_UserFragmentDoc,
  FollowingCount_UserFragmentDoc,
  FollowingList_UserFragmentDoc,
  FollowUserDocument,
  UnfollowUserDocument,
} from './FollowButton.generated.ts'

/** Follows or unfollows an account and says so. Counts and lists of both accounts change at once. */
export const toggleFollowing = (client: ApolloClient, userId: string, viewer: Viewer) =>
  toggle(client, userId, viewer, ({ username }, on) => `${on ? 'Followed' : 'Unfollowed'} @${username}`)

/** Follows, one after the other, those accounts that the viewer does not follow. Stops if one fails. */
export async function followAll(client: ApolloClient, userIds: readonly string[], viewer: Viewer): Promise<void> {
  let count = 0
  for (const id of userIds) {
    const from = { __typename: 'User', id } as const
    const known = client.readFragment({ fragment: FollowButton_UserFragmentDoc, from, optimistic: true })
    if (known?.viewerIsFollowing !== false) continue
    if (!(await toggle(client, id, viewer))) break
    count += 1
  }
  if (count > 0) toastSuccess(`Followed ${count} ${count === 1 ? 'person' : 'people'}`)
}

type Viewer = { id: string }
type Done = (user: Unmasked<FollowButton_UserFragment>, on: boolean) => string

function toggle(client: ApolloClient, userId: string, { id }: Viewer, done?: Done): Promise<boolean> {
  const user = { __typename: 'User', id: userId } as const
  const viewer = { __typename: 'User', id } as const
  const followingCount = () =>
    client.readFragment({ fragment: FollowingCount_UserFragmentDoc, from: viewer, optimistic: true })?.followingCount ??
    0
  return optimisticToggle(client, {
    item: user,
    fragment: FollowButton_UserFragmentDoc,
    field: 'viewerIsFollowing',
    on: FollowUserDocument,
    off: UnfollowUserDocument,
    variables: { userId },
    expected: ({ username, followerCount }, on) => ({
      changed: {
        user: { ...user, username, followerCount: counted(followerCount, on), viewerIsFollowing: on },
        viewer: { ...viewer, followingCount: counted(followingCount(), on) },
      },
    }),
    lists: [
      membership(listIn(user, FollowersList_UserFragmentDoc), viewer),
      membership(listIn(viewer, FollowingList_UserFragmentDoc), user),
      // The viewer's choice about reposts ends with the follow.
      (cache, on) =>
        on || cache.modify({ id: cache.identify(user) ?? '', fields: { viewerHidesReposts: () => false } }),
    ],
    ...(done && { done }),
  })
}
