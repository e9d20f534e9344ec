import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useConnection } from '../../apollo/useConnection.ts'
import { NewPosts } from '../../posts/NewPosts.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SmallScreenPeople } from '../shell/SmallScreenPeople.tsx'
import { ExploreDocument, NewestPostsDocument } from './ExplorePage.generated.ts'

/** `/`: every post, newest first. */
export default function ExplorePage() {
  const client = useApolloClient()
  const list = useConnection({ query: ExploreDocument, variables: {} }, (data) => data.posts)
  return (
    <>
      <PageHeader title="Explore" />
      <NewPosts list={list} newest={() => newestIds(client)} />
      <SmallScreenPeople />
      <PostList
        list={list}
        label="All Tweets"
        empty={<Notice title="Nothing here yet" text="Be the first to Tweet." />}
      />
    </>
  )
}

async function newestIds(client: ApolloClient): Promise<string[]> {
  const { data } = await client.query({ query: NewestPostsDocument, fetchPolicy: 'no-cache' })
  return data?.posts.edges.map((edge) => edge.node.id) ?? []
}
