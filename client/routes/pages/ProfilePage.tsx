import { useParams, useSearchParams } from 'react-router-dom'
import { useConnection } from '../../apollo/useConnection.ts'
import { useViewer } from '../../auth/viewer.ts'
import { FollowButton } from '../../follows/FollowButton.tsx'
import { usePostActions } from '../../posts/actions.ts'
import { PostList } from '../../posts/PostList.tsx'
import { ProfileHeader } from '../../users/ProfileHeader.tsx'
import { ProfileSkeleton } from '../../users/ProfileSkeleton.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Failure, Notice } from '../../ui/Notice.tsx'
import { canGoBack, useGoBack } from '../../navigation/routerIndex.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'
import { useDialog } from '../../hooks/useDialog.ts'
import {
  ProfileLikesDocument,
  ProfileTweetsDocument,
  type ProfileLikesQuery,
  type ProfileTweetsQuery,
} from './ProfilePage.generated.ts'

const EditProfileDialog = lazyRoute(async () => ({
  default: (await import('../../users/EditProfileDialog.tsx')).EditProfileDialog,
}))
const FollowersDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).FollowersDialog,
}))
const FollowingDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).FollowingDialog,
}))

type User = NonNullable<ProfileTweetsQuery['user'] | ProfileLikesQuery['user']>
type List = ReturnType<typeof useTweets> | ReturnType<typeof useLikes>

const useTweets = (username: string) =>
  useConnection({ query: ProfileTweetsDocument, variables: { username } }, (data) => data.user?.posts)
const useLikes = (username: string) =>
  useConnection({ query: ProfileLikesDocument, variables: { username } }, (data) => data.user?.likedPosts)

/** `/profile/{username}`: who somebody is, what they wrote, and what they like. */
export default function ProfilePage() {
  const { username = '' } = useParams()
  const [search] = useSearchParams()
  return search.get('tab') === 'likes' ? <Likes username={username} /> : <Tweets username={username} />
}

function Tweets({ username }: { username: string }) {
  return <Profile username={username} list={useTweets(username)} tab="tweets" />
}

function Likes({ username }: { username: string }) {
  return <Profile username={username} list={useLikes(username)} tab="likes" />
}

type ProfileProps = { username: string; list: List; tab: 'tweets' | 'likes' }

function Profile({ username, list, tab }: ProfileProps) {
  const user = list.data?.user
  if (!list.data && list.status === 'failed') {
    return (
      <>
        <PageHeader title={`@${username}`} back />
        <Failure message={list.message} onRetry={list.retry} />
      </>
    )
  }
  if (list.data && !user) return <Unknown username={username} />
  const count = user?.postCount ?? 0
  return (
    <>
      <PageHeader
        title={user?.name ?? `@${username}`}
        tabTitle={user ? `${user.name} (@${user.username})` : `@${username}`}
        note={user ? `${count.toLocaleString('en')} ${count > 1 ? 'Tweets' : 'Tweet'}` : '\u00a0'}
        back
      />
      {user ? <ProfileHeader user={user} action={<Action user={user} />} /> : <ProfileSkeleton />}
      {user && <ProfileDialogs user={user} />}
      <LinkTabs
        label="Tweets of this profile"
        tabs={[
          { to: `/profile/${username}`, label: 'Tweets', current: tab === 'tweets' },
          { to: `/profile/${username}?tab=likes`, label: 'Likes', current: tab === 'likes' },
        ]}
      />
      <PostList
        list={list}
        label={tab === 'tweets' ? 'Tweets' : 'Liked Tweets'}
        empty={<Empty username={user?.username ?? username} tab={tab} />}
      />
    </>
  )
}

function Action({ user }: { user: User }) {
  const { shown } = useViewer()
  const dialog = useDialog('edit-profile')
  if (shown?.username !== user.username) return <FollowButton user={user} size="medium" />
  return (
    <Button kind="plain" onClick={dialog.open}>
      Edit Profile
    </Button>
  )
}

/** Dialogs of a profile; the lists of people have addresses of their own. */
function ProfileDialogs({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams()
  const edit = useDialog('edit-profile')
  const goBack = useGoBack()
  const list = search.get('list')
  const closeList = () => (canGoBack() ? goBack() : setSearch({}, { replace: true }))
  const close = edit.isOpen ? edit.close : closeList
  if (!edit.isOpen && !list) return null
  return (
    <OverlayPart onMissing={close}>
      {edit.isOpen && <EditProfileDialog userId={user.id} onClose={close} />}
      {list === 'followers' && <FollowersDialog username={user.username} onClose={close} />}
      {list === 'following' && <FollowingDialog username={user.username} onClose={close} />}
    </OverlayPart>
  )
}

function Empty({ username, tab }: { username: string; tab: 'tweets' | 'likes' }) {
  const { shown } = useViewer()
  if (shown?.username === username) return <OwnEmpty tab={tab} />
  if (tab === 'likes') return <Notice title="No likes yet" text={`Tweets that @${username} likes will appear here.`} />
  return <Notice title="No Tweets yet" text={`What @${username} writes will appear here.`} />
}

function OwnEmpty({ tab }: { tab: 'tweets' | 'likes' }) {
  const { compose } = usePostActions()
  if (tab === 'likes') return <Notice title="No likes yet" text="Tweets that you like will appear here." />
  return (
    <Notice title="No Tweets yet" text="What you write will appear here.">
      <Button onClick={compose}>Write your first Tweet</Button>
    </Notice>
  )
}

function Unknown({ username }: { username: string }) {
  return (
    <>
      <PageHeader title="Profile" back />
      <Notice title="This account doesn't exist" text={`There is nobody called @${username}. Try another name.`}>
        <ButtonLink to="/">Explore</ButtonLink>
      </Notice>
    </>
  )
}
