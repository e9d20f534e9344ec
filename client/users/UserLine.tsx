import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { Link } from '../navigation/Link.tsx'
import { UserFace } from './UserFace.tsx'
import { UserLine_UserFragmentDoc, type UserLine_UserFragment } from './UserLine.generated.ts'
import css from './UserLine.module.css'

type Props = { user: FragmentType<UserLine_UserFragment>; action?: ReactNode; children?: ReactNode }

export function UserLine({ user, action, children }: Props) {
  const { data, complete } = useFragment({
    fragment: UserLine_UserFragmentDoc,
    fragmentName: 'UserLine_user',
    from: user,
  })
  if (!complete) return null
  return (
    <div className={css.line}>
      <Link to={`/profile/${data.username}`} className={css.link}>
        <UserFace user={data} />
      </Link>
      {action}
      {children}
    </div>
  )
}
