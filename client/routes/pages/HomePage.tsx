import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { clsx } from 'clsx'
import { useConnection } from '../../apollo/useConnection.ts'
import type { FeedFilter } from '../../apollo/schema.generated.ts'
import { useViewer } from '../../auth/viewer.ts'
import { followAll } from '../../follows/toggleFollowing.ts'
import { useFollowingCount } from '../../follows/useFollowingCount.ts'
import { WhoToFollow } from '../../follows/WhoToFollow.tsx'
import { Composer } from '../../composer/Composer.tsx'
import { forTop } from '../../navigation/linkState.ts'
import NewPosts from '../../posts/NewPosts.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { RepostLine } from '../../reposts/RepostLine.tsx'
import { useShowsReposts } from '../../reposts/showsReposts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { HomeDocument } from './HomePage.generated.ts'
import css from './Pages.module.css'

/** `/home`: a composer, and posts of the viewer and followed accounts; in Latest also what these reposted. */
export default function HomePage() {
  const [search] = useSearchParams()
  const filter: FeedFilter = search.get('filter') === 'trending' ? 'TRENDING' : 'LATEST'
  const [showsReposts, choose] = useShowsReposts()
  const navigate = useNavigate()
  const reposts = filter === 'LATEST' && showsReposts
  const change = (on: boolean) => {
    choose(on)
    // The list is then another one, which starts at its top.
    void navigate('/home', { replace: true, state: forTop })
  }
  return (
    <>
      <PageHeader
        title="Home"
        choice={
          filter === 'LATEST' && (
            <label className={css.choice}>
              <input type="checkbox" checked={showsReposts} onChange={({ target }) => change(target.checked)} />
              Show reposts
            </label>
          )
        }
      >
        <LinkTabs
          label="Order of Tweets"
          tabs={[
            { to: '/home', label: 'Latest', current: filter === 'LATEST' },
            { to: '/home?filter=trending', label: 'Trending', current: filter === 'TRENDING' },
          ]}
        />
      </PageHeader>
      <div className={css.composer}>
        <Composer mode={{ kind: 'new' }} />
      </div>
      <Feed key={`${filter} ${reposts}`} filter={filter} reposts={reposts} />
    </>
  )
}

function Feed({ filter, reposts }: { filter: FeedFilter; reposts: boolean }) {
  const list = useConnection({ query: HomeDocument, variables: { filter, reposts } }, (data) => data.feed)
  const edges = list.data?.feed.edges
  const reposters = useMemo(
    () =>
      new Map(edges?.flatMap(({ node, repostedBy }) => (repostedBy?.length ? [[node.id, repostedBy] as const] : []))),
    [edges],
  )
  const moved = useMemo(() => new Set(edges?.flatMap(({ node, repostedBy }) => (repostedBy ? node.id : []))), [edges])
  const above = useCallback(
    (id: string) => {
      const users = reposters.get(id)
      return users && <RepostLine users={users} />
    },
    [reposters],
  )
  return (
    <>
      {filter === 'LATEST' && <NewPosts list={list} moved={moved} reposts={reposts} of="HOME" underTabs />}
      <PostList
        list={list}
        label={filter === 'LATEST' ? 'Latest Tweets' : 'Trending Tweets'}
        above={above}
        empty={<QuietFeed onShow={list.retry} />}
      />
    </>
  )
}

function QuietFeed({ onShow }: { onShow: () => Promise<boolean> }) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const count = useFollowingCount(viewer?.id ?? '')
  const [before] = useState(count)
  const [isBusy, setBusy] = useState(false)
  const followed = count > before
  const follow = async (ids: readonly string[]) => {
    if (!viewer) return
    setBusy(true)
    await followAll(client, ids, viewer)
    await onShow()
    setBusy(false)
  }
  return (
    <>
      <Notice
        title="Your feed is quiet"
        text={
          followed
            ? 'You follow someone now. See what they have written.'
            : 'Tweets by you and by people you follow appear here. Find someone to follow first.'
        }
      >
        {followed ? (
          <Button onClick={() => void onShow()}>Show my feed</Button>
        ) : (
          <ButtonLink to="/">Explore</ButtonLink>
        )}
      </Notice>
      <div className={clsx(css.people, 'page-suggestions')}>
        <WhoToFollow
          most={6}
          action={(ids) => (
            <div className={css.all}>
              <Button wide busy={isBusy} disabled={!viewer} onClick={() => void follow(ids)}>
                Follow all
              </Button>
            </div>
          )}
        />
      </div>
    </>
  )
}
