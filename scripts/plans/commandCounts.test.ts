import { useServer, testSettings, urlOf } from '../../server/testing/testServer.ts'
import type { Operation } from './operations.ts'
import { costOf } from './read.ts'
import { fillWorld } from './world.ts'

useServer()

beforeAll(() => fillWorld({ users: 300, posts: 1_500, replies: 500, follows: 20, likes: 40, bookmarks: 20 }))

const card =
  'id content likeCount replyCount viewerHasLiked viewerHasBookmarked createdAt author { id username name avatar isVerified }'
const rows = `edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor }`
const profile = 'id username name bio followerCount followingCount postCount viewerIsFollowing isFollowingViewer'

const page = 'first: $first, after: $after, last: $last, before: $before'
const variables = '$first: Int, $after: String, $last: Int, $before: String'

const explore = { query: `query (${variables}) { posts(${page}) { ${rows} } }` }
const post = {
  query: `query (${variables}, $id: ID!) { post(id: $id) { ${card} replies(${page}) { ${rows} } } }`,
  variables: { id: 'post00000000000' },
}
const user = {
  query: `query (${variables}, $username: String!) {
    user(username: $username) { ${profile} posts(${page}) { ${rows} } }
  }`,
  variables: { username: 'user_0' },
}
const search = {
  query: `query (${variables}, $search: String!) {
    users(search: $search, ${page}) { edges { node { id username name avatar isVerified } } pageInfo { endCursor } }
  }`,
  variables: { search: 'user' },
}
const feed = {
  query: `query (${variables}) { feed(filter: LATEST, ${page}) { ${rows} } }`,
}

describe('the number of commands for a page has the same bound for 1 row, 20 or 100', () => {
  it.each<[string, Omit<Operation, 'name' | 'reader'>, number]>([
    ['Explore with authors, counts, likes and bookmarks', explore, 3],
    ['a post with its replies', post, 4],
    ['a profile with its posts', user, 4],
    ['a search for a common beginning', search, 2],
    ['the feed of an account that follows 30 others', feed, 4],
  ])('%s', async (name, operation, most) => {
    const target = { url: urlOf('/graphql'), secret: testSettings.JWT_SECRET }
    for (const first of [1, 20, 100]) {
      const cost = await costOf({ name, reader: 'few', ...operation }, target, { first })
      for (const commands of [cost.first, cost.next]) {
        // One fewer when all authors are cached.
        expect(commands.length).toBeLessThanOrEqual(most)
      }
    }
  })
})
