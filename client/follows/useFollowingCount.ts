import { useFragment } from '@apollo/client/react'
import { FollowingCount_UserFragmentDoc } from './FollowButton.generated.ts'

/** How many accounts somebody follows, as far as this page has learnt; 0 until it has. */
export function useFollowingCount(userId: string): number {
  const { data } = useFragment({
    fragment: FollowingCount_UserFragmentDoc,
    fragmentName: 'FollowingCount_user',
    from: { __typename: 'User', id: userId },
  })
  return data.followingCount ?? 0
}
