import { CardSkeletons } from '../../ui/Skeleton.tsx'
import { PostSkeleton } from '../../posts/PostSkeleton.tsx'
import { ProfileSkeleton } from '../../users/ProfileSkeleton.tsx'
import { ComposerSkeleton } from './ComposerSkeleton.tsx'
import { HeaderSkeleton, TabsSkeleton } from './HeaderSkeleton.tsx'

export function ListSkeleton({ title, back = false }: { title?: string; back?: boolean }) {
  return (
    <>
      <HeaderSkeleton {...(title && { title })} back={back} />
      <CardSkeletons />
    </>
  )
}

export function ExploreSkeleton() {
  return (
    <>
      <HeaderSkeleton title="Explore">
        <TabsSkeleton labels={['Latest', 'Top']} />
      </HeaderSkeleton>
      <CardSkeletons />
    </>
  )
}

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

export function NotificationsSkeleton() {
  return (
    <>
      <HeaderSkeleton title="Notifications">
        <TabsSkeleton labels={['All', 'Mentions']} />
      </HeaderSkeleton>
      <CardSkeletons />
    </>
  )
}

export function PostPageSkeleton() {
  return (
    <>
      <HeaderSkeleton title="Tweet" back />
      <PostSkeleton />
      <CardSkeletons count={3} />
    </>
  )
}

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
