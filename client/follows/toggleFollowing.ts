import type { ApolloClient } from '@apollo/client'
import { listIn, membership } from '../apollo/lists.ts'
import { counted, optimisticToggle } from '../apollo/optimisticToggle.ts'
import {
  FollowButton_UserFragmentDoc,
  FollowersList_UserFragmentDoc,
  FollowingCount_UserFragmentDoc,
  FollowingList_UserFragmentDoc,
  FollowUserDocument,
  UnfollowUserDocument,
} from './FollowButton.generated.ts'

/** Follows or unfollows an account. The counts and lists of both accounts change at once. */
export function toggleFollowing(client: ApolloClient, userId: string, { id }: { id: string }): Promise<void> {
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
    ],
    done: ({ username }, on) => `${on ? 'Followed' : 'Unfollowed'} @${username}`,
  })
}
