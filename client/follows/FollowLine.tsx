import { memo } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { UserLine } from '../users/UserLine.tsx'
import { FollowButton } from './FollowButton.tsx'
import { FollowLine_UserFragmentDoc } from './WhoToFollow.generated.ts'

/** An account with a follow button. It reads its own data, so that a follow renders one line again. */
export const FollowLine = memo(function FollowLine({ id }: { id: string }) {
  const { data, complete } = useFragment({
    fragment: FollowLine_UserFragmentDoc,
    fragmentName: 'FollowLine_user',
    from: { __typename: 'User', id },
  })
  return complete ? <UserLine user={data} action={<FollowButton user={data} />} /> : null
})
