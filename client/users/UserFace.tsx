import type { FragmentType } from '@apollo/client'
import { useFragment } from '../apollo/useFragment.ts'
import { Avatar } from './Avatar.tsx'
import { UserFace_UserFragmentDoc, type UserFace_UserFragment } from './UserFace.generated.ts'
import css from './UserFace.module.css'
import { VerifiedBadge } from './VerifiedBadge.tsx'

export function UserFace({ user, size = 40 }: { user: FragmentType<UserFace_UserFragment>; size?: 40 | 60 }) {
  const { data, complete } = useFragment({
    fragment: UserFace_UserFragmentDoc,
    fragmentName: 'UserFace_user',
    from: user,
  })
  if (!complete) return null
  return (
    <>
      <Avatar src={data.avatar} size={size} />
      <span className={css.names}>
        <span className={css.name}>
          <bdi>{data.name}</bdi>
          {data.isVerified && <VerifiedBadge kind={data.verifiedKind} />}
        </span>
        <span className={css.username}>@{data.username}</span>
      </span>
    </>
  )
}
