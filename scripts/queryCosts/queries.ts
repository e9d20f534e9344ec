import { getIntrospectionQuery } from 'graphql'

export type TimedQuery = { name: string; query: string }

const ids = 'edges { node { id } }'
const post = 'id content createdAt likeCount replyCount viewerHasLiked viewerHasBookmarked'
const user = 'id username name avatar isVerified'
const whole = `${post} updatedAt hashtags images { url width height alt placeholder } video { url } links { label url }`
const times = (count: number, piece: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => piece(index)).join(' ')} }`
const nodeIds = (count: number) => Array.from({ length: count }, (_, i) => `"post0000000${1000 + i}"`).join(' ')
const lists = (first: number) =>
  ['posts', 'likedPosts', 'followers', 'following'].map((list) => `${list}(first: ${first}) { ${ids} }`).join(' ')

const missingPhrase = `searchPosts(query: "\\"winter winter winter winter\\"", first: 1) { ${ids} }`

export const explorePage: TimedQuery = {
  name: 'Explore, 100 posts',
  query: `{ posts(first: 100) { edges { node { ${post} author { ${user} } } } } }`,
}

/** Each query uses much of one priced thing and little of the others. */
export const queries: TimedQuery[] = [
  explorePage,
  { name: 'Explore, 20 posts', query: `{ posts(first: 20) { edges { node { ${post} author { ${user} } } } } }` },
  { name: 'Explore, 100 posts, ids alone', query: `{ posts(first: 100) { ${ids} } }` },
  {
    name: 'Explore, 100 posts, everything',
    query: `{ posts(first: 100) { edges { cursor node { ${whole} author { ${user} } } } } }`,
  },
  { name: 'a list of one, 20 times', query: times(20, (i) => `a${i}: posts(first: 1) { ${ids} }`) },
  { name: 'a post, 20 times', query: times(20, (i) => `a${i}: post(id: "post0000000${1000 + i}") { ${post} }`) },
  { name: 'four lists of one of a user', query: `{ user(username: "user_0") { ${lists(1)} } }` },
  { name: 'four lists of 100 of a user', query: `{ user(username: "user_0") { ${lists(100)} } }` },
  {
    name: 'a list of one for each of 20',
    query: `{ posts(first: 20) { edges { node { author { posts(first: 1) { ${ids} } } } } } }`,
  },
  {
    name: 'a list of 20 for each of 20',
    query: `{ posts(first: 20) { edges { node { replies(first: 20) { ${ids} } } } } }`,
  },
  { name: 'the feed, 5 times', query: times(5, (i) => `a${i}: feed(first: 1) { ${ids} }`) },
  { name: 'a search, 5 times', query: times(5, (i) => `a${i}: users(search: "a", first: 1) { ${ids} }`) },
  {
    name: '100 posts by their ids',
    query: `{ nodes(ids: [${nodeIds(100)}]) { ... on Post { ${post} author { ${user} } } } }`,
  },
  { name: 'a phrase that no post has, 3 times', query: times(3, (i) => `a${i}: ${missingPhrase}`) },
  {
    name: 'the quotes of each of 20',
    query: `{ posts(first: 20) { edges { node { quotes(first: 1) { ${ids} } } } } }`,
  },
  {
    name: 'the quoted posts of 100',
    query: `{ posts(first: 100) { edges { node { id quoted { state post { ${post} author { ${user} } } } } } } }`,
  },
  {
    name: 'the pinned post of each of 20',
    query: times(20, (i) => `a${i}: user(username: "user_${i + 1}") { pinnedPost { ${post} } }`),
  },
  { name: 'suggestions, 5 times', query: times(5, (i) => `a${i}: suggestedUsers(first: 1) { ${ids} }`) },
]

export const mostExpensive: TimedQuery[] = [
  { name: 'most expensive: introspection', query: getIntrospectionQuery() },
  {
    name: 'most expensive: single posts',
    query: times(29, (i) => `a${i}: post(id: "post0000000${1000 + i}") { ${post} }`),
  },
  { name: 'most expensive: lists of one', query: times(29, (i) => `a${i}: posts(first: 1) { ${ids} }`) },
  { name: 'most expensive: suggestions', query: times(16, (i) => `a${i}: suggestedUsers(first: 20) { ${ids} }`) },
  {
    name: 'most expensive: pages of everything',
    query: times(7, (i) => `a${i}: posts(first: 100) { edges { cursor node { ${whole} author { ${user} } } } }`),
  },
  {
    name: 'most expensive: lists of lists of one',
    query: `{ posts(first: 85) { edges { node { author { posts(first: 1) { ${ids} } } } } } }`,
  },
  {
    name: 'most expensive: long lists of lists',
    query: `{ posts(first: 22) { edges { node { replies(first: 95) { ${ids} } } } } }`,
  },
  {
    name: 'most expensive: four lists of authors',
    query: `{ posts(first: 22) { edges { node { author { ${lists(1)} } } } } }`,
  },
]
