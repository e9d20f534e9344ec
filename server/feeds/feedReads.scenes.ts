import { postDocument, storePosts, storeUsers, userDocument } from '../testing/documents.ts'
import { Random } from '../testing/random.ts'
import { rankAt } from '../follows/ranks.ts'
import { commandsDuring } from '../testing/commands.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { type PostDocument, PostModel } from '../posts/post.model.ts'
import { signsUp } from '../testing/cast.ts'
import { expectedFeed, idsOf, page, part, wholeFeed } from '../testing/feedPages.ts'
import { pagesFromEnd } from '../testing/pages.ts'
import type { Data, Person } from '../testing/person.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { type Rank, silentRank } from '../users/user.row.ts'
import type { FeedFilter } from './feeds.service.ts'
import { latenessMs } from '../db/deadline.ts'

useServer()

const filters: FeedFilter[] = ['LATEST', 'TRENDING']

const author = (index: number) => `author-${String(index).padStart(5, '0')}`
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => author(from + index))

const chatty = range(0, 50)
const quiet = range(50, 950)
const silent = range(950, 5_950)

/** Times and like counts are few, so that many posts share them, and a hundred share both. */
function manyPosts(): PostDocument[] {
  const random = new Random('feed')
  return Array.from({ length: 2_000 }, (_, index) =>
    postDocument({
      _id: `post-${String(random.whole(0, 99_999)).padStart(5, '0')}-${index}`,
      authorId: author(random.whole(0, 9) < 8 ? random.whole(0, 49) : random.whole(50, 949)),
      parentId: index % 20 === 0 ? 'post-of-somebody' : null,
      likeCount: index % 20 === 1 ? 49 : Math.max(0, random.whole(-20, 12)) ** 2,
      createdAt: new Date(Date.UTC(2026, 0, 1, index % 20 === 1 ? 30 : random.whole(0, 600))),
    }),
  )
}

async function storedRanks(ids: readonly string[]): Promise<Map<string, Rank>> {
  const users = await UserModel.find({ _id: { $in: ids } }, { feedRank: 1 }).lean()
  return new Map(users.map(({ _id, feedRank = null }) => [_id, feedRank]))
}

const posts = manyPosts()
let stored: boolean | undefined

/** Stores the posts and their authors. If `known`, all authors but two have their rank. */
async function store(known: boolean): Promise<void> {
  if (stored === known) return
  stored = known
  await emptyDatabase()
  const ranks = new Map<string, number>()
  for (const { authorId, parentId, createdAt } of posts)
    if (parentId === null) ranks.set(authorId, Math.min(ranks.get(authorId) ?? silentRank, rankAt(createdAt)))
  const rankOf = (id: string) => (id === chatty[0] || id === quiet[0] ? null : (ranks.get(id) ?? silentRank))
  const users = [...chatty, ...quiet, ...silent].map((id) =>
    userDocument({ _id: id, username: id.replace('-', '_'), ...(known && { feedRank: rankOf(id) }) }),
  )
  await storeUsers(users)
  await storePosts(posts)
}

async function reader(username: string, follows: string[]): Promise<Person> {
  const person = await signsUp(username)
  const ranks = await storedRanks(follows)
  const edges = follows.map((followeeId) => ({
    ...{ followerId: person.id, followeeId, at: new Date() },
    feedRank: ranks.get(followeeId) ?? null,
  }))
  if (edges.length > 0) await FollowModel.collection.insertMany(edges)
  return person
}

const few: Case[] = [
  ['nobody', 'nobody', [], 2],
  ['three people', 'three', [...range(48, 51)], 33],
  ['199 people', 'n199', range(49, 248), 40],
  ['200 people', 'n200', range(49, 249), 40],
]
const many: Case[] = [
  ['398 people', 'n398', range(49, 447), 60],
  ['399 people', 'n399', range(49, 448), 60],
  ['900 people who post now and then', 'quiet', quiet, 60],
  ['650 people who post too rarely for a scan', 'rare', quiet.slice(0, 650), 100],
  ['5,000 people who post', 'active', [...chatty, ...quiet, ...silent.slice(0, 4_050)], 100],
  ['5,000 people of whom a few post', 'mixed', [...quiet.slice(0, 5), ...silent.slice(0, 4_995)], 9],
  ['5,000 people who are silent', 'silent', silent, 1],
]

/** Whom the reader follows, in words; the reader's name; the followed accounts; the page size. */
type Case = [string, string, string[], number]

describe.each([
  ['unknown', [...few, ...many.slice(0, 3)], false],
  ['known', [...few, ...many], true],
])('with ranks %s, the feed of somebody who follows', (_known, cases, known) => {
  beforeAll(() => store(known))

  it.each(cases)(
    '%s equals the feed computed from all posts, page by page from both ends',
    async (_who, username, follows, first) => {
      const person = await reader(username, follows)
      const own = ['a', 'b', 'c'].map((name, index) =>
        postDocument({
          _id: `${username}-${name}`,
          authorId: person.id,
          likeCount: index % 2,
          createdAt: new Date(Date.UTC(2026, 0, 1, 5)),
        }),
      )
      await storePosts(own)
      for (const filter of filters) {
        const expected = expectedFeed([...posts, ...own], new Set([...follows, person.id]), filter)
        expect(await wholeFeed(person, filter, first)).toEqual(expected)
        const backwards = await pagesFromEnd(100, (args) => part(person, filter, args))
        expect(backwards.flatMap(idsOf)).toEqual(expected)
      }
    },
  )
})

describe('with ranks known, the feed of somebody who follows 5,000 people', () => {
  beforeAll(() => store(true))

  async function authorsDuring(work: () => Promise<unknown>): Promise<Set<string>> {
    const reads = (await commandsDuring(work)).filter(
      ({ name, collection }) => name === 'find' && collection === 'posts',
    )
    return new Set(reads.flatMap(({ command }) => (command['filter'].authorId?.$in as string[] | undefined) ?? []))
  }

  it.each(filters)('asks for no posts of those who never posted: %s', async (filter) => {
    const follows = [...quiet.slice(1, 6), ...silent.slice(0, 4_995)]
    const person = await reader(`eve_${filter.toLowerCase()}`, follows)
    const posted = new Set(posts.flatMap(({ authorId, parentId }) => (parentId === null ? [authorId] : [])))
    const expected = new Set([person.id, ...follows.filter((id) => posted.has(id))])
    expect(await authorsDuring(() => page(person, filter, 20))).toEqual(expected)
  })

  it.each(filters)('is right after the first posts of many were deleted: %s', async (filter) => {
    const follows = [...quiet, ...silent.slice(0, 4_100)]
    const person = await reader(`frank_${filter.toLowerCase()}`, follows)
    const isFirst = ({ createdAt, likeCount }: PostDocument) =>
      filter === 'LATEST' ? createdAt > new Date(Date.UTC(2026, 0, 20)) : likeCount > 36
    const isDeleted = (post: PostDocument) => quiet.indexOf(post.authorId) % 3 > 0 && isFirst(post)
    const deleted = posts.filter(isDeleted)
    await PostModel.deleteMany({ _id: { $in: deleted.map(({ _id }) => _id) } })
    try {
      const left = posts.filter((post) => !isDeleted(post))
      expect(await wholeFeed(person, filter, 60)).toEqual(expectedFeed(left, new Set(follows), filter))
    } finally {
      await storePosts(deleted)
    }
  })

  it('reads a part of the list between two cursors', async () => {
    const follows = [...quiet, ...silent.slice(0, 4_100)]
    const person = await reader('between', follows)
    const expected = expectedFeed(posts, new Set(follows), 'LATEST')
    const { edges } = await page(person, 'LATEST', 60)
    const between = await part(person, 'LATEST', { first: 50, after: edges[9].cursor, before: edges[29].cursor })
    expect(idsOf(between)).toEqual(expected.slice(10, 29))
    const before = await part(person, 'LATEST', { last: 5, before: edges[29].cursor, after: edges[9].cursor })
    expect(idsOf(before)).toEqual(expected.slice(24, 29))
  })

  it('finds the posts newer than one of its own', async () => {
    const times = new Map(posts.map(({ _id, createdAt }) => [_id, createdAt.getTime()]))
    const timeOf = (id = '') => times.get(id) ?? NaN
    for (const [name, follows] of [
      ['newer_few', quiet.slice(0, 300)],
      ['newer_many', [...quiet, ...silent.slice(0, 4_100)]],
      ['newer_all', [...chatty, ...quiet, ...silent.slice(0, 4_000)]],
    ] as const) {
      const person = await reader(name, [...follows])
      const expected = expectedFeed(posts, new Set(follows), 'LATEST')
      for (const index of [0, 1, 15, Math.min(300, expected.length - 1)]) {
        const query = `query ($than: ID) { newerPosts(list: HOME, than: $than) { id } }`
        const { newerPosts } = await person.asks(query, { than: expected[index] })
        const since = timeOf(expected[index]) - latenessMs()
        const newer = expected.filter((id) => timeOf(id) >= since && id !== expected[index])
        expect(newerPosts.map(({ id }: Data) => id)).toEqual(newer.slice(0, 100))
      }
    }
  })

  it('shows the first post of a silent account, and fills pages without hidden accounts', async () => {
    const [hidden = '', ...others] = quiet
    const bob = await signsUp('bob')
    const person = await reader('eve', [bob.id, ...quiet, ...silent.slice(0, 4_000)])
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 1 })
    await UserModel.updateOne({ _id: hidden }, { deletingAt: new Date() })
    const expected = expectedFeed(posts, new Set(others), 'LATEST')
    expect(idsOf(await page(person, 'LATEST', 20))).toEqual(expected.slice(0, 20))
    const news = await bob.posts('The first in years')
    expect(idsOf(await page(person, 'LATEST', 20))).toEqual([news, ...expected.slice(0, 19)])
  })
})
