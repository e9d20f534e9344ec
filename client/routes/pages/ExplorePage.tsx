import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useConnection } from '../../apollo/useConnection.ts'
import { useViewer } from '../../auth/viewer.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { firstOfOthers } from '../../posts/firstOfOthers.ts'
import { NewPosts } from '../../posts/NewPosts.tsx'
import { PostList } from '../../posts/PostList.tsx'
import type { Newer } from '../../posts/useNewer.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SmallScreenPeople } from '../shell/SmallScreenPeople.tsx'
import { ExploreDocument, NewerPostsDocument } from './ExplorePage.generated.ts'

/** `/`: every post, newest first. */
export default function ExplorePage() {
  const client = useApolloClient()
  const start = useAfter()
  const { viewer } = useViewer()
  const list = useConnection({ query: ExploreDocument, variables: start }, (data) => data.posts)
  const newer = () => newerThan(client, firstOfOthers(client, list.ids, viewer?.id))
  return (
    <>
      <PageHeader title="Explore" />
      {!start.after && <NewPosts list={list} of="EXPLORE" newest={newer} />}
      <SmallScreenPeople />
      <PostList
        list={list}
        label="All Tweets"
        empty={<Notice title="Nothing here yet" text="Be the first to Tweet." />}
      />
    </>
  )
}

async function newerThan(client: ApolloClient, than: string | null): Promise<Newer[]> {
  const { data } = await client.query({ query: NewerPostsDocument, variables: { than }, fetchPolicy: 'no-cache' })
  return data?.newerPosts ?? []
}
