import { CardSkeletons } from '../../ui/Skeleton.tsx'
import { PostSkeleton } from '../../posts/PostSkeleton.tsx'
import { ProfileSkeleton } from '../../users/ProfileSkeleton.tsx'
import { ComposerSkeleton } from './ComposerSkeleton.tsx'
import { HeaderSkeleton, TabsSkeleton } from './HeaderSkeleton.tsx'

/** The shape of a list under a heading. */
export function ListSkeleton({ title, back = false }: { title?: string; back?: boolean }) {
  return (
    <>
      <HeaderSkeleton {...(title && { title })} back={back} />
      <CardSkeletons />
    </>
  )
}

/** The shape of the home page: tabs, a composer, posts. */
export function HomeSkeleton() {
  return (
    <>
      <HeaderSkeleton title="Home">
        <TabsSkeleton labels={['Latest', 'Trending']} />
      </HeaderSkeleton>
      <ComposerSkeleton />
      <CardSkeletons />
    </>
  )
}

/** The shape of a post's page. */
export function PostPageSkeleton() {
  return (
    <>
      <HeaderSkeleton title="Tweet" back />
      <PostSkeleton />
      <CardSkeletons count={3} />
    </>
  )
}

/** The shape of a profile's page. */
export function ProfilePageSkeleton() {
  return (
    <>
      <HeaderSkeleton back />
      <ProfileSkeleton />
      <TabsSkeleton labels={['Tweets', 'Likes', 'Replies']} />
      <CardSkeletons />
    </>
  )
}
