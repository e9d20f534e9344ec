import type { ApolloClient } from '@apollo/client'
import type { FeedFilter } from '../apollo/schema.generated.ts'
import {
  BookmarksDocument,
  ExploreDocument,
  HashtagDocument,
  HomeDocument,
  NewestInFeedDocument,
  NewestPostsDocument,
  PostPageDocument,
  ProfileLikesDocument,
  ProfileTweetsDocument,
} from './pages/Pages.generated.ts'

/** What each route asks the server for, from its path: the page, a prefetch and a server that renders use the same. */
export const exploreQuery = () => ({ query: ExploreDocument, variables: {} })

export const hashtagQuery = (hashtag: string) => ({ query: HashtagDocument, variables: { hashtag } })

export const homeQuery = (filter: FeedFilter) => ({ query: HomeDocument, variables: { filter } })

export const bookmarksQuery = () => ({ query: BookmarksDocument, variables: {} })

export const postQuery = (id: string) => ({ query: PostPageDocument, variables: { id } })

export const profileTweetsQuery = (username: string) => ({ query: ProfileTweetsDocument, variables: { username } })

export const profileLikesQuery = (username: string) => ({ query: ProfileLikesDocument, variables: { username } })

/** What is on top of Explore and of the feed right now, ids alone; asked of the server, whatever the cache knows. */
export async function newestPosts(client: ApolloClient): Promise<string[]> {
  const { data } = await client.query({ query: NewestPostsDocument, fetchPolicy: 'no-cache' })
  return data?.posts.edges.map((edge) => edge.node.id) ?? []
}

export async function newestInFeed(client: ApolloClient): Promise<string[]> {
  const { data } = await client.query({ query: NewestInFeedDocument, fetchPolicy: 'no-cache' })
  return data?.feed.edges.map((edge) => edge.node.id) ?? []
}
