import type { FeedFilter } from '../apollo/schema.generated.ts'
import {
  BookmarksDocument,
  ExploreDocument,
  HomeDocument,
  PostPageDocument,
  ProfileLikesDocument,
  ProfileTweetsDocument,
} from './pages/Pages.generated.ts'

/** What each route asks the server for, from its path: the page, a prefetch and a server that renders use the same. */
export const exploreQuery = () => ({ query: ExploreDocument, variables: {} })

export const homeQuery = (filter: FeedFilter) => ({ query: HomeDocument, variables: { filter } })

export const bookmarksQuery = () => ({ query: BookmarksDocument, variables: {} })

export const postQuery = (id: string) => ({ query: PostPageDocument, variables: { id } })

export const profileTweetsQuery = (username: string) => ({ query: ProfileTweetsDocument, variables: { username } })

export const profileLikesQuery = (username: string) => ({ query: ProfileLikesDocument, variables: { username } })
