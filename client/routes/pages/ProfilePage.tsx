import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Pin } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useFragment } from '../../apollo/useFragment.ts'
import { useConnection, type ListState } from '../../apollo/useConnection.ts'
import { useViewer } from '../../auth/viewer.ts'
import { FollowButton } from '../../follows/FollowButton.tsx'
import { useAfter } from '../../hooks/useAfter.ts'
import { useDialog } from '../../hooks/useDialog.ts'
import { keepFocusAfter } from '../../navigation/keepFocus.ts'
import { opensCards } from '../../posts/cardLinks.ts'
import { PostCard_PostFragmentDoc } from '../../posts/PostCard.generated.ts'
import { PostCard } from '../../posts/PostCard.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { toggleBlock } from '../../safety/toggleRestriction.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Failure, Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ProfileHeader } from '../../users/ProfileHeader.tsx'
import { ProfileSkeleton } from '../../users/ProfileSkeleton.tsx'
import { EmptyTab, type ProfileTab } from './EmptyTab.tsx'
import css from './Pages.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfileDialogs } from './ProfileDialogs.tsx'
import {
  ProfileHead_UserFragmentDoc,
  type ProfileHead_UserFragment,
  ProfileLikesDocument,
  ProfileRepliesDocument,
  ProfileTweetsDocument,
} from './ProfilePage.generated.ts'

type List = ListState & { data: { user: FragmentType<ProfileHead_UserFragment> | null } | undefined }
type TabProps = { username: string }

/** `list` labels the list of a tab, and `title` starts the title of the browser tab. */
const tabs = {
  tweets: { label: 'Tweets', list: 'Tweets', title: '' },
  likes: { label: 'Likes', list: 'Liked Tweets', title: 'Liked by ' },
  replies: { label: 'Replies', list: 'Replies', title: 'Replies by ' },
} as const

/** `/profile/{username}`: a user with their posts, liked posts and replies. */
export default function ProfilePage() {
  const { username = '' } = useParams()
  const [search] = useSearchParams()
  const tab = search.get('tab')
  if (tab === 'likes') return <Likes username={username} />
  if (tab === 'replies') return <Replies username={username} />
  return <Tweets username={username} />
}

function Tweets({ username }: TabProps) {
  const variables = { username, ...useAfter() }
  const list = useConnection({ query: ProfileTweetsDocument, variables }, (data) => data.user?.posts)
  return <Profile username={username} list={list} tab="tweets" pinnedId={list.data?.user?.pinnedPost?.id} />
}

function Likes({ username }: TabProps) {
  const variables = { username, ...useAfter() }
  const list = useConnection({ query: ProfileLikesDocument, variables }, (data) => data.user?.likedPosts)
  return <Profile username={username} list={list} tab="likes" />
}

function Replies({ username }: TabProps) {
  const variables = { username, ...useAfter() }
  const list = useConnection({ query: ProfileRepliesDocument, variables }, (data) => data.user?.replies)
  return <Profile username={username} list={list} tab="replies" />
}

type ProfileProps = { username: string; list: List; tab: ProfileTab; pinnedId?: string | undefined }

function Profile({ username, list, tab, pinnedId }: ProfileProps) {
  const from = list.data?.user ?? null
  const head = useFragment({ fragment: ProfileHead_UserFragmentDoc, fragmentName: 'ProfileHead_user', from })
  const user = head.complete ? head.data : undefined
  if (!list.data && list.status === 'failed') {
    return (
      <>
        <PageHeader title={`@${username}`} back />
        <Failure message={list.message} onRetry={list.retry} />
      </>
    )
  }
  if (list.data && !from) return <Unknown username={username} />
  const count = user?.postCount ?? 0
  const who = user ? `${user.name} (@${user.username})` : `@${username}`
  return (
    <>
      <PageHeader
        title={user?.name ?? `@${username}`}
        tabTitle={tabs[tab].title + who}
        note={user ? `${count.toLocaleString('en')} ${count > 1 ? 'Tweets' : 'Tweet'}` : '\u00a0'}
        back
      />
      {user ? <ProfileHeader user={user} action={<Action user={user} />} /> : <ProfileSkeleton />}
      {user && <ProfileDialogs user={user} />}
      {user && isBlocked(user) ? (
        <Blocked user={user} />
      ) : (
        <>
          <LinkTabs label="Tweets of this profile" tabs={tabLinks(username, tab)} sticky inHistory />
          {pinnedId !== undefined && <Pinned id={pinnedId} />}
          <PostList
            list={list}
            without={pinnedId}
            label={tabs[tab].list}
            showsMuted={tab !== 'likes'}
            empty={pinnedId && count > 0 ? null : <EmptyTab username={user?.username ?? username} tab={tab} />}
          />
        </>
      )}
    </>
  )
}

/** The post may have been pinned on another device, and then it is not loaded yet. */
function Pinned({ id }: { id: string }) {
  const from = { __typename: 'Post', id } as const
  const { complete } = useFragment({ fragment: PostCard_PostFragmentDoc, fragmentName: 'PostCard_post', from })
  if (!complete) return null
  return (
    <section className={css.pinned} aria-label="Pinned Tweet" {...opensCards}>
      <p>
        <Pin size={14} aria-hidden />
        Pinned
      </p>
      <PostCard id={id} showsMuted eager />
    </section>
  )
}

function tabLinks(username: string, current: ProfileTab) {
  return (['tweets', 'likes', 'replies'] as const).map((tab) => ({
    to: `/profile/${username}${tab === 'tweets' ? '' : `?tab=${tab}`}`,
    label: tabs[tab].label,
    current: tab === current,
  }))
}

function Action({ user }: { user: ProfileHead_UserFragment }) {
  const { shown } = useViewer()
  const dialog = useDialog('edit-profile')
  if (shown?.username !== user.username)
    return (
      <div className={css.actions}>
        <ProfileMenu user={user} />
        {!isBlocked(user) && <FollowButton user={user} size="medium" />}
      </div>
    )
  return (
    <Button kind="plain" onClick={dialog.open}>
      Edit Profile
    </Button>
  )
}

const isBlocked = (user: ProfileHead_UserFragment) => user.viewerIsBlocking || user.isBlockingViewer

function Blocked({ user: { id, username, viewerIsBlocking } }: { user: ProfileHead_UserFragment }) {
  const client = useApolloClient()
  if (!viewerIsBlocking)
    return <Notice title={`@${username} blocked you`} text={`You cannot follow @${username} or see their Tweets.`} />
  return (
    <Notice title={`You blocked @${username}`} text="You do not see each other’s Tweets.">
      <Button onClick={() => keepFocusAfter(() => void toggleBlock(client, id))}>Unblock</Button>
    </Notice>
  )
}

function Unknown({ username }: TabProps) {
  return (
    <>
      <PageHeader title="Profile" back />
      <Notice title="This account doesn't exist" text={`There is nobody called @${username}. Try another name.`}>
        <ButtonLink to="/">Explore</ButtonLink>
      </Notice>
    </>
  )
}
