import { useSearchParams } from 'react-router-dom'
import { topWindowOf } from '../../../server/feeds/top.rules.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { HashtagRow } from '../../posts/HashtagRow.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { laterPart } from '../../ui/optionalPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagePart } from '../../ui/PartBoundary.tsx'
import { CardSkeletons } from '../../ui/Skeleton.tsx'
import { SmallScreenPeople } from '../shell/SmallScreenPeople.tsx'
import { ExploreDocument } from './ExplorePage.generated.ts'

const ExploreTop = lazyRoute(() => import('./ExploreTop.tsx'))
const NewPosts = laterPart(() => import('../../posts/NewPosts.tsx'))

/** `/`: every post, newest first, or the most liked of a period (`?top=today`). */
export default function ExplorePage() {
  const [search] = useSearchParams()
  const window = topWindowOf(search)
  return (
    <>
      <PageHeader title="Explore">
        <LinkTabs
          label="Order of Tweets"
          tabs={[
            { to: '/', label: 'Latest', current: window === null },
            { to: '/?top=today', label: 'Top', current: window !== null },
          ]}
        />
      </PageHeader>
      {window === null ? (
        <Latest />
      ) : (
        <PagePart waiting={<CardSkeletons />}>
          <ExploreTop key={window} window={window} />
        </PagePart>
      )}
    </>
  )
}

function Latest() {
  const start = useAfter()
  const list = useConnection({ query: ExploreDocument, variables: start }, (data) => data.posts)
  return (
    <>
      {!start.after && <NewPosts list={list} of="EXPLORE" underTabs />}
      <HashtagRow />
      <SmallScreenPeople />
      <PostList
        list={list}
        label="All Tweets"
        empty={<Notice title="Nothing here yet" text="Be the first to Tweet." />}
      />
    </>
  )
}
