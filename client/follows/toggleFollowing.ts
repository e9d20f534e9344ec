import type { ApolloClient } from '@apollo/client'
import { counted, optimisticToggle } from '../apollo/optimisticToggle.ts'
import {
  FollowButton_UserFragmentDoc,
  FollowingCount_UserFragmentDoc,
  FollowUserDocument,
  UnfollowUserDocument,
} from './FollowButton.generated.ts'

/** Follows an account or stops following it: the counts and lists of both accounts change at once. */
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
      { of: user, field: 'followers', item: viewer },
      { of: viewer, field: 'following', item: user },
    ],
    done: ({ username }, on) => `${on ? 'Followed' : 'Unfollowed'} @${username}`,
  })
}
