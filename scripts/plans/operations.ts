import { commonHashtag, postId } from '../dataset/generate.ts'
import { type Reader, busyCaseId, deepId, quotedPostId } from './world.ts'

/** A read of the API. Of a list it reads the first page and the next one. */
export type Operation = {
  name: string
  reader: Reader | null
  query: string
  variables?: Record<string, string>
  /** A new or an ended session. By default the server has the session in its cache. */
  session?: 'new' | 'over'
  /** MongoDB may have to look for rows of each count of likes. */
  looksForCounts?: true
}

const user =
  'id username name avatar isVerified followerCount followingCount postCount viewerIsFollowing isFollowingViewer'
const post = `id content likeCount replyCount viewerHasLiked viewerHasBookmarked createdAt author { ${user} }`
const postPage = `edges { node { ${post} } } pageInfo { hasNextPage endCursor }`
const postPageWithParents = `edges { node { ${post} parent { ${post} } } } pageInfo { hasNextPage endCursor }`
const userPage = `edges { node { ${user} } } pageInfo { hasNextPage endCursor }`
const page = 'first: $first, after: $after, last: $last, before: $before'
const pageVariables = '$first: Int, $after: String, $last: Int, $before: String'
const paged = `(${pageVariables})`

const viewerQuery = `{ viewer { ${user} email } }`
const exploreQuery = `query ${paged} { posts(${page}) { ${postPage} } }`
const topQuery = (window: string) => `query ${paged} { topPosts(window: ${window}, ${page}) { ${postPage} isCut } }`
const hashtagQuery = `query (${pageVariables}, $hashtag: String!) {
  postsByHashtag(hashtag: $hashtag, ${page}) { ${postPageWithParents} }
}`
const searchPostsQuery = `query (${pageVariables}, $query: String!) { searchPosts(query: $query, ${page}) { ${postPageWithParents} } }`
const feedQuery = (filter: string) => `query ${paged} { feed(filter: ${filter}, ${page}) { ${postPage} } }`
const newerQuery = (list: string) => `query ($than: ID) { newerPosts(list: ${list}, than: $than) { ${post} } }`
const newerRepostsQuery = `query ($than: ID) { newerReposts(than: $than) { post { ${post} } user { ${user} } at } }`
const postQuery = `query (${pageVariables}, $id: ID!) {
  post(id: $id) { ${post} parent { ${post} } replies(${page}) { ${postPage} } }
}`
const conversationQuery = `query (${pageVariables}, $id: ID!) {
  post(id: $id) {
    ${post}
    ancestors { ${post} }
    thread { ${post} }
    replies(${page}) { edges { node { ${post} } conversation { ${post} } } pageInfo { hasNextPage endCursor } }
  }
}`
const userQuery = (list: string, selection: string) => `query (${pageVariables}, $username: String!) {
  user(username: $username) { ${user} ${list}(${page}) { ${selection} } }
}`
const likersQuery = `query (${pageVariables}, $id: ID!) { post(id: $id) { id likers(${page}) { ${userPage} } } }`
const quotesQuery = `query (${pageVariables}, $id: ID!) {
  post(id: $id) { id quotes(${page}) { edges { node { ${post} quoted { state post { ${post} } } } } pageInfo { hasNextPage endCursor } } }
}`
const sessionsQuery = `query ${paged} {
  sessions(${page}) { edges { node { id createdAt isCurrent } } pageInfo { hasNextPage endCursor } }
}`
const reportsQuery = `query ${paged} {
  reports(${page}) { edges { node { id state outcome post { ${post} } user { ${user} } } } pageInfo { hasNextPage endCursor } }
}`
const casesQuery = (state: string) => `query ${paged} { reportCases(state: ${state}, ${page}) {
  edges { node { id reportCount takenBy { ${user} } post { ${post} } user { ${user} } kept { username } } }
  pageInfo { hasNextPage endCursor }
} }`
const caseQuery = (list: string) => `query (${pageVariables}, $id: ID!) {
  node(id: $id) { ... on ReportCase { ${list} pageInfo { hasNextPage endCursor } } } }
}`
const notificationsQuery = `query ($first: Int, $after: String) {
  notifications(first: $first, after: $after) {
    edges { node { kind actorCount isUnread at actors { ${user} } post { ${post} mentions { id } } } }
    pageInfo { hasNextPage endCursor }
  }
}`
const suggestionsQuery = `query ${paged} { suggestedUsers(${page}) { ${userPage} } }`
const searchQuery = `query (${pageVariables}, $search: String!) { users(search: $search, ${page}) { ${userPage} } }`

const popular = { id: postId(0) }
const somebody = { username: 'user_0' }

const searchFor = (search: string): Operation => ({
  name: `search "${search}"`,
  reader: 'few',
  query: searchQuery,
  variables: { search },
})

/** They read accounts that have one of the words, and not all. */
export const searchesForWords = ['ada smi', 'john smith', 'joh use', 'user_1'].map(searchFor)

const feeds: Operation[] = (['few', 'chatty', 'silent', 'ties', 'nobody'] as const).flatMap((reader) =>
  ['LATEST', 'TRENDING'].map((filter) => ({
    name: `feed ${filter}, who follows ${reader}`,
    reader,
    query: feedQuery(filter),
  })),
)

/** Since one of the newest posts, and since a post that is older than most. */
const newer: Operation[] = [
  { what: 'a new post', than: postId(5_999) },
  { what: 'an old post', than: postId(0) },
].flatMap(({ what, than }) =>
  Object.entries({ Explore: newerQuery('EXPLORE'), Home: newerQuery('HOME'), reposts: newerRepostsQuery }).map(
    ([list, query]): Operation => ({ name: `${list}, newer than ${what}`, reader: 'few', query, variables: { than } }),
  ),
)

export const operations: readonly Operation[] = [
  { name: 'explore', reader: 'few', query: exploreQuery },
  { name: 'explore, guest', reader: null, query: exploreQuery },
  ...newer,
  ...['DAY', 'WEEK', 'YEAR', 'ALL'].map((window) => ({
    ...({ name: `top ${window}`, reader: 'few', query: topQuery(window), looksForCounts: true } as const),
  })),
  { name: 'hashtag', reader: 'few', query: hashtagQuery, variables: { hashtag: commonHashtag } },
  ...['tide', `#${commonHashtag}`, 'from:user_0'].map((search) => ({
    name: `search posts "${search}"`,
    reader: 'few' as const,
    query: searchPostsQuery,
    variables: { query: search },
  })),
  { name: 'post with replies', reader: 'few', query: postQuery, variables: popular },
  { name: 'conversation', reader: 'few', query: conversationQuery, variables: { id: deepId } },
  { name: 'profile: posts', reader: 'few', query: userQuery('posts', postPage), variables: somebody },
  { name: 'profile: replies', reader: 'few', query: userQuery('replies', postPageWithParents), variables: somebody },
  { name: 'post: likers', reader: 'few', query: likersQuery, variables: popular },
  { name: 'post: quotes', reader: 'few', query: quotesQuery, variables: { id: quotedPostId } },
  { name: 'sessions', reader: 'few', query: sessionsQuery },
  {
    name: 'profile: liked posts',
    reader: 'few',
    query: userQuery('likedPosts', postPageWithParents),
    variables: somebody,
  },
  { name: 'profile: followers', reader: 'few', query: userQuery('followers', userPage), variables: somebody },
  { name: 'profile: following', reader: 'few', query: userQuery('following', userPage), variables: somebody },
  ...feeds,
  ...['mutedUsers', 'blockedUsers'].map((list) => ({
    ...({ name: list, reader: 'few', query: `query ${paged} { ${list}(${page}) { ${userPage} } }` } as const),
  })),
  { name: 'muted words', reader: 'few', query: '{ mutedWords { word until } }' },
  { name: 'bookmarks', reader: 'member', query: `query ${paged} { bookmarks(${page}) { ${postPageWithParents} } }` },
  { name: 'reports', reader: 'few', query: reportsQuery },
  ...['OPEN', 'RESOLVED'].map((state) => ({
    ...({ name: `queue of moderators: ${state}`, reader: 'moderator', query: casesQuery(state) } as const),
  })),
  {
    ...({ name: 'reports of a case', reader: 'moderator', variables: { id: busyCaseId } } as const),
    query: caseQuery(`reports(${page}) { edges { node { id note reporter { ${user} } } }`),
  },
  {
    ...({ name: 'history of an account', reader: 'moderator', variables: { id: busyCaseId } } as const),
    query: caseQuery(`history(${page}) { edges { node { id kind } }`),
  },
  { name: 'notifications', reader: 'member', query: notificationsQuery },
  { name: 'unread notifications', reader: 'member', query: '{ unreadNotifications }' },
  {
    name: 'accounts to mention',
    reader: 'few',
    query: `query ($search: String!) { mentionSuggestions(search: $search) { ${user} } }`,
    variables: { search: 'a' },
  },
  {
    name: 'hashtags to use',
    reader: 'few',
    query: 'query ($search: String!) { hashtagSuggestions(search: $search) }',
    variables: { search: 'l' },
  },
  // With a new session, the server does not have these in its cache.
  { name: 'hashtags of the week', reader: 'few', query: '{ weekHashtags { name accountCount } }', session: 'new' },
  { name: 'all accounts', reader: 'few', query: `query ${paged} { users(${page}) { ${userPage} } }` },
  ...['a', 'joh', 'ivan', 'user'].map(searchFor),
  { name: 'suggestions', reader: 'few', query: suggestionsQuery },
  { name: 'suggestions, follows nobody', reader: 'nobody', query: suggestionsQuery },
  { name: 'viewer, new session', reader: 'few', query: viewerQuery, session: 'new' },
  { name: 'viewer, session over', reader: 'few', query: viewerQuery, session: 'over' },
  { name: 'demo accounts', reader: null, query: `{ demoAccounts { password user { ${user} } } }` },
]
