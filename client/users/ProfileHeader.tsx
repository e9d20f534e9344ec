import type { FragmentType } from '@apollo/client'
import { CalendarDays, Link2, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { Link } from '../navigation/Link.tsx'
import { isWebAddress, linkTarget, shownAddress } from '../../server/addresses.rules.ts'
import { RichText } from '../text/RichText.tsx'
import { monthAndYear } from '../ui/times.ts'
import { useIsServed } from '../ui/useServed.ts'
import { Avatar } from './Avatar.tsx'
import { Cover } from './Cover.tsx'
import { ProfileHeader_UserFragmentDoc, type ProfileHeader_UserFragment } from './ProfileHeader.generated.ts'
import css from './ProfileHeader.module.css'
import { VerifiedBadge } from './VerifiedBadge.tsx'

type Props = { user: FragmentType<ProfileHeader_UserFragment>; action: ReactNode }

export function ProfileHeader({ user, action }: Props) {
  const { data, complete } = useFragment({
    fragment: ProfileHeader_UserFragmentDoc,
    fragmentName: 'ProfileHeader_user',
    from: user,
  })
  if (!complete) return null
  return (
    <section aria-label={`About ${data.name}`}>
      <div className={css.cover}>{data.cover && <Cover src={data.cover} />}</div>
      <div className={css.body}>
        <div className={css.top}>
          <span className={css.picture}>
            <Avatar src={data.avatar} size={128} sizes="(max-width: 480px) 84px, 128px" eager />
          </span>
          {action}
        </div>
        <h2 className={css.name}>
          <bdi>{data.name}</bdi>
          {data.isVerified && <VerifiedBadge kind={data.verifiedKind} size={22} />}
        </h2>
        <p className={css.username}>
          @{data.username}
          {data.isFollowingViewer && <span className={css.chip}>Follows you</span>}
        </p>
        {data.bio && <RichText text={data.bio} className={css.bio} />}
        <Facts user={data} />
        <p className={css.counts}>
          <Count to={`/profile/${data.username}?list=following`} count={data.followingCount} label="Following" />
          <Count
            to={`/profile/${data.username}?list=followers`}
            count={data.followerCount}
            label={data.followerCount === 1 ? 'Follower' : 'Followers'}
          />
        </p>
      </div>
    </section>
  )
}

function Facts({ user }: { user: Pick<ProfileHeader_UserFragment, 'location' | 'website' | 'createdAt'> }) {
  const utc = useIsServed()
  const website = linkTarget(user.website)
  return (
    <ul className={css.facts}>
      {user.location && (
        <li>
          <MapPin size={16} aria-label="Location" />
          <bdi>{user.location}</bdi>
        </li>
      )}
      {isWebAddress(website) && (
        <li>
          <Link2 size={16} aria-label="Website" />
          <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
            {shownAddress(website)}
          </a>
        </li>
      )}
      <li>
        <CalendarDays size={16} aria-hidden />
        Joined {monthAndYear(user.createdAt, { utc })}
      </li>
    </ul>
  )
}

function Count({ to, count, label }: { to: string; count: number; label: string }) {
  return (
    <Link to={to}>
      <strong>{count.toLocaleString('en')}</strong> {label}
    </Link>
  )
}
