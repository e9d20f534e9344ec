import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { UserLine } from '../users/UserLine.tsx'
import { FollowButton } from './FollowButton.tsx'
import { FollowLine_UserFragmentDoc, type FollowLine_UserFragment } from './WhoToFollow.generated.ts'

export function FollowLine({
  user,
}: {
  user: FragmentType<FollowLine_UserFragment> | { __typename: 'User'; id: string }
}) {
  const { data, complete } = useFragment({
    fragment: FollowLine_UserFragmentDoc,
    fragmentName: 'FollowLine_user',
    from: user,
  })
  return complete ? <UserLine user={data} action={<FollowButton user={data} />} /> : null
}
