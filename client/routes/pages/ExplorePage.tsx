import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { NewPosts } from '../../posts/NewPosts.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SmallScreenPeople } from '../shell/SmallScreenPeople.tsx'
import { ExploreDocument } from './ExplorePage.generated.ts'

/** `/`: every post, newest first. */
export default function ExplorePage() {
  const start = useAfter()
  const list = useConnection({ query: ExploreDocument, variables: start }, (data) => data.posts)
  return (
    <>
      <PageHeader title="Explore" />
      {!start.after && <NewPosts list={list} of="EXPLORE" />}
      <SmallScreenPeople />
      <PostList
        list={list}
        label="All Tweets"
        empty={<Notice title="Nothing here yet" text="Be the first to Tweet." />}
      />
    </>
  )
}
