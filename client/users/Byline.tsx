import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import type { VerifiedKind } from '../apollo/schema.generated.ts'
import css from './Byline.module.css'
import { VerifiedBadge } from './VerifiedBadge.tsx'

type Props = {
  user: { username: string; name: string; isVerified: boolean; verifiedKind: VerifiedKind | null }
  link?: boolean
  stacked?: boolean
  children?: ReactNode
}

/** A post's author, in one line or (`stacked`) two. Long names are cut, but not the children after them. */
export function Byline({ user, link = false, stacked = false, children }: Props) {
  const words = (
    <>
      <span className={css.name}>
        <bdi>{user.name}</bdi>
        {user.isVerified && <VerifiedBadge kind={user.verifiedKind} />}
      </span>
      <span className={css.username}>{`@${user.username}`}</span>
    </>
  )
  return (
    <div className={stacked ? css.stacked : css.byline}>
      {link ? (
        <Link to={`/profile/${user.username}`} className={css.who}>
          {words}
        </Link>
      ) : (
        <span className={css.who}>{words}</span>
      )}
      {children}
    </div>
  )
}
