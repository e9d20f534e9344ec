import type { ApolloCache, ApolloClient } from '@apollo/client'
import { addToList, removeFromList } from '../apollo/lists.ts'
import { tellFailure } from '../apollo/refusals.ts'
import { toastSuccess } from '../ui/toast.ts'
import {
  FollowButton_UserFragmentDoc,
  FollowingCount_UserFragmentDoc,
  FollowUserDocument,
  UnfollowUserDocument,
  type FollowButton_UserFragment,
} from './FollowButton.generated.ts'

/** Follows an account or stops: both accounts' counts and lists change at once, and back when the server refuses. */
export async function toggleFollowing(client: ApolloClient, userId: string, viewer: { id: string }): Promise<void> {
  // What the cache knows, not what was painted: a second press may come before the first one shows.
  const user = client.readFragment({
    fragment: FollowButton_UserFragmentDoc,
    fragmentName: 'FollowButton_user',
    id: `User:${userId}`,
    optimistic: true,
  })
  if (!user) return
  const following = !user.viewerIsFollowing
  const answer = expected(client, user, following, viewer)
  const change = {
    variables: { userId },
    context: { inOrder: `follow:${userId}` },
    update: (cache: ApolloCache) => listFollow(cache, userId, following, viewer.id),
  }
  try {
    if (following) {
      await client.mutate({ ...change, mutation: FollowUserDocument, optimisticResponse: { followUser: answer } })
    } else {
      await client.mutate({ ...change, mutation: UnfollowUserDocument, optimisticResponse: { unfollowUser: answer } })
    }
    toastSuccess(`${following ? 'Followed' : 'Unfollowed'} @${user.username}`)
  } catch (error) {
    tellFailure(client, error, { __typename: 'User', id: userId })
  }
}

function expected(client: ApolloClient, user: FollowButton_UserFragment, following: boolean, viewer: { id: string }) {
  const step = following ? 1 : -1
  const known = client.readFragment({
    fragment: FollowingCount_UserFragmentDoc,
    fragmentName: 'FollowingCount_user',
    id: `User:${viewer.id}`,
    optimistic: true,
  })
  return {
    user: {
      __typename: 'User' as const,
      id: user.id,
      username: user.username,
      followerCount: Math.max(0, user.followerCount + step),
      viewerIsFollowing: following,
    },
    viewer: {
      __typename: 'User' as const,
      id: viewer.id,
      followingCount: Math.max(0, (known?.followingCount ?? 0) + step),
    },
  }
}

function listFollow(cache: ApolloCache, userId: string, following: boolean, viewerId: string): void {
  const user = { __typename: 'User', id: userId }
  const viewer = { __typename: 'User', id: viewerId }
  const change = following ? addToList : removeFromList
  change(cache, { of: user, field: 'followers', item: viewer })
  change(cache, { of: viewer, field: 'following', item: user })
}
