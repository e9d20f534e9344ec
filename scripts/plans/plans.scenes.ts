import { testSettings, urlOf, useNewIndexes, useServer } from '../../server/testing/testServer.ts'
import { FollowModel } from '../../server/follows/follow.model.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { RepostModel } from '../../server/reposts/repost.model.ts'
import { type Plan, explain } from './explain.ts'
import { type Operation, operations, searchesForWords } from './operations.ts'
import { costOf } from './read.ts'
import { deepId, fillWorld, quotedPostId, readers } from './world.ts'

useNewIndexes()
useServer()

beforeAll(() => fillWorld({ users: 3_000, posts: 6_000, replies: 2_000, follows: 15, likes: 6, bookmarks: 3 }))

/** Without SORT, which reads everything before it returns a row. */
const streaming = [
  'LIMIT',
  'FETCH',
  'IXSCAN',
  'SORT_MERGE',
  'DISTINCT_SCAN',
  'OR',
  'PROJECTION_COVERED',
  'PROJECTION_SIMPLE',
  'PROJECTION_DEFAULT',
]

const maxLimit = 10_000

async function plansOf(
  operation: (typeof operations)[number],
  pages: ('first' | 'next' | 'fromEnd')[] = ['first', 'next'],
): Promise<Plan[]> {
  const cost = await costOf(operation, { url: urlOf('/graphql'), secret: testSettings.JWT_SECRET })
  const plans: Plan[] = []
  for (const command of pages.flatMap((page) => cost[page])) plans.push(...(await explain(command)))
  return plans
}

describe('every read of the API', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s streams from an index, from both ends of a list',
    async (_name, operation) => {
      const plans = await plansOf(operation, ['first', 'next', 'fromEnd'])
      const counts = operation.looksForCounts ? (await PostModel.distinct('likeCount')).length : 0
      expect(plans.length).toBeGreaterThan(0)
      for (const plan of plans) {
        expect(streaming).toEqual(expect.arrayContaining(plan.stages))
        expect(plan.stages.some((stage) => ['IXSCAN', 'DISTINCT_SCAN'].includes(stage))).toBe(true)
        expect(plan.limit).toBeLessThanOrEqual(maxLimit)
        // A range reads at most one key more than it returns, and each value of a list may cost one for the lookup.
        expect(plan.keys).toBeLessThanOrEqual(plan.returned + 2 * plan.values + 4 + counts)
        expect(plan.documents).toBeLessThanOrEqual(plan.returned)
      }
    },
  )
})

describe('a question for what is new on Home, where nothing is', () => {
  it.each([
    ['Home', ['posts']],
    ['reposts', ['follows', 'posts', 'reposts', 'restrictions']],
  ])('%s takes few commands', async (list, collections) => {
    const operation = operations.find(({ name }) => name === `${list}, newer than a new post`)!
    const { first } = await costOf(operation, { url: urlOf('/graphql'), secret: testSettings.JWT_SECRET })
    expect(first.map(({ collection }) => collection).toSorted()).toEqual(collections)
  })
})

describe('the feed', () => {
  const stagesOf = async (name: string) =>
    (await plansOf(operations.find((operation) => operation.name === name)!)).filter(
      (plan) => plan.collection === 'posts',
    )

  it.each(['LATEST', 'TRENDING'])('%s merges the posts of few authors', async (filter) => {
    const [plan, ...others] = await stagesOf(`feed ${filter}, who follows few`)
    expect(plan?.stages).toEqual(['LIMIT', 'PROJECTION_DEFAULT', 'FETCH', 'SORT_MERGE', 'IXSCAN'])
    expect(others.every((other) => other.stages.includes('SORT_MERGE'))).toBe(true)
  })

  it.each(['LATEST', 'TRENDING'])('%s merges the posts of many authors, 200 at a time', async (filter) => {
    const plans = await stagesOf(`feed ${filter}, who follows chatty`)
    const merges = plans.filter((plan) => plan.stages.includes('SORT_MERGE'))
    expect(merges.length).toBeGreaterThan(2)
    expect(merges.filter((plan) => plan.values > 200)).toEqual([])
  })
})

/** A list that is merged from ranges costs a key for each. */
function expectBounded(plans: readonly Plan[], ranges = 0) {
  expect(plans.length).toBeGreaterThan(1)
  for (const { keys, documents, stages } of plans) {
    expect(stages).not.toContain('SORT')
    expect(keys).toBeLessThanOrEqual(1_001 + ranges)
    expect(documents).toBeLessThanOrEqual(1_001)
  }
}

describe('a search of people for several words', () => {
  it.each(searchesForWords.map((operation) => [operation.name, operation] as const))(
    '%s reads a bounded part, from both ends',
    async (_name, operation) => {
      const plans = await plansOf(operation, ['first', 'next', 'fromEnd'])
      expectBounded(
        plans.filter(({ index }) => index.startsWith('searchPrefixes_1')),
        18,
      )
    },
  )
})

describe('a search of posts for several words', () => {
  it.each(['tide light', 'tide -light', 'tide light -quiet since:2024-01-01'])(
    '"%s" reads a bounded part',
    async (query) => {
      const search =
        'query ($query: String!) { searchPosts(query: $query, first: 100) { edges { node { id content } } } }'
      const plans = await plansOf({ name: query, reader: null, query: search, variables: { query } }, ['first'])
      expectBounded(plans.filter(({ index }) => index.startsWith('words_1')))
    },
  )
})

describe('the number of commands for a page has the same bound for 1 row, 20 or 100', () => {
  const card =
    'id content likeCount replyCount viewerHasLiked viewerHasBookmarked createdAt author { id username name avatar isVerified }'
  const rows = `edges { cursor node { ${card} } } pageInfo { hasNextPage endCursor }`
  const profile = 'id username name bio followerCount followingCount postCount viewerIsFollowing isFollowingViewer'

  const page = 'first: $first, after: $after, last: $last, before: $before'
  const variables = '$first: Int, $after: String, $last: Int, $before: String'

  const explore = { query: `query (${variables}) { posts(${page}) { ${rows} } }` }
  const top = { query: `query (${variables}) { topPosts(window: YEAR, ${page}) { ${rows} isCut } }` }
  const post = {
    query: `query (${variables}, $id: ID!) { post(id: $id) { ${card} replies(${page}) { ${rows} } } }`,
    variables: { id: 'post00000000000' },
  }
  const conversation = {
    query: `query (${variables}, $id: ID!) {
    post(id: $id) {
      ${card}
      ancestors { ${card} parent { id } }
      thread { ${card} parent { id } }
      replies(${page}) {
        edges { cursor node { ${card} parent { id } } conversation { ${card} parent { id } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`,
    variables: { id: deepId },
  }
  const quotes = {
    query: `query (${variables}, $id: ID!) {
      post(id: $id) { id quotes(${page}) { edges { cursor node { ${card} quoted { state post { ${card} } } } } pageInfo { endCursor } } }
    }`,
    variables: { id: quotedPostId },
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
  const searchPosts = {
    query: `query (${variables}, $query: String!) { searchPosts(query: $query, ${page}) { ${rows} } }`,
    variables: { query: 'tide light' },
  }
  const feed = {
    query: `query (${variables}) { feed(filter: LATEST, ${page}) { ${rows} } }`,
  }
  const feedWithReposts = { query: feed.query.replace('LATEST,', 'LATEST, reposts: true,') }
  beforeAll(async () => {
    const newest = await PostModel.find({ top: 1 }).sort({ createdAt: -1, _id: -1 }).limit(10).lean()
    const { followeeId: userId } = (await FollowModel.findOne({ followerId: readers.few }).lean()) ?? { followeeId: '' }
    await RepostModel.insertMany(
      newest.map(({ _id: postId }, index) => ({ userId, postId, at: new Date(Date.now() + index) })),
    )
    await PostModel.updateMany({ _id: { $in: newest.map(({ _id }) => _id) } }, { repostCount: 1 })
  })

  it.each<[string, Omit<Operation, 'name' | 'reader'>, number]>([
    ['Explore with authors, counts, likes and bookmarks', explore, 4],
    ['the top posts of a period', top, 5],
    ['a post with its replies', post, 5],
    ['a reply between its ancestors, its thread and its replies, with two levels below each', conversation, 9],
    ['the posts that quote one, with what they quote', quotes, 11],
    ['a profile with its posts', user, 5],
    ['a search for a common beginning', search, 3],
    ['a search of posts for two words', searchPosts, 6],
    ['the feed of an account that follows 30 others', feed, 6],
    ['the same with reposts', feedWithReposts, 18],
  ])('%s', async (name, operation, most) => {
    const target = { url: urlOf('/graphql'), secret: testSettings.JWT_SECRET }
    for (const first of [1, 20, 100]) {
      const cost = await costOf({ name, reader: 'few', ...operation }, target, { first })
      for (const commands of [cost.first, cost.next]) {
        // One fewer if all authors are cached.
        const names = commands.map(({ name, collection }) => `${name} ${collection}`)
        expect(names.length > most ? names : []).toEqual([])
      }
    }
  })
})
