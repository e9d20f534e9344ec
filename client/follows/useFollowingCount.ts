import { useFragment } from '../apollo/useFragment.ts'
import { FollowingCount_UserFragmentDoc } from './FollowButton.generated.ts'

/** How many accounts a user follows according to the cache; 0 if the cache does not know. */
export function useFollowingCount(userId: string): number {
  const { data } = useFragment({
    fragment: FollowingCount_UserFragmentDoc,
    fragmentName: 'FollowingCount_user',
    from: { __typename: 'User', id: userId },
  })
  return data.followingCount ?? 0
}
