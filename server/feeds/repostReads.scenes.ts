import { latenessMs } from '../db/deadline.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { rankAt } from '../follows/ranks.ts'
import { type RepostDocument, RepostModel } from '../reposts/repost.model.ts'
import { mostReposters } from '../reposts/reposts.rules.ts'
import { RestrictionModel } from '../safety/restriction.model.ts'
import { signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { postDocument, storePosts, storeUsers, userDocument } from '../testing/documents.ts'
import { pagesFromEnd, pagesFromStart } from '../testing/pages.ts'
import type { Data, Person } from '../testing/person.ts'
import { Random } from '../testing/random.ts'
import { emptyDatabase, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'

useServer()

const author = (index: number) => `author-${String(index).padStart(4, '0')}`
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => author(from + index))

/** The first write and repost most. Some are hidden from everybody, some from one reader, of some only reposts. */
const all = range(0, 700)
const suspended = [author(3), author(120)]
const muted = [author(1), author(2), author(130)]
const repostsHidden = [author(4), author(5), author(140)]

const hour = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours))
const random = new Random('reposts')
const somebody = () => (random.below(2) === 0 ? author(random.below(30)) : author(random.below(600)))

/** Times are few, so that posts and reposts share them. */
const posts = Array.from({ length: 300 }, (_, index) =>
  postDocument({
    _id: `post-${String(random.below(100_000)).padStart(5, '0')}-${index}`,
    authorId: somebody(),
    parentId: index % 10 === 0 ? 'post-of-somebody' : null,
    createdAt: hour(random.below(240)),
  }),
)

function* manyReposts(): Generator<RepostDocument> {
  const seen = new Set<string>()
  for (let count = 0; count < 1_500; count++) {
    const post = posts[Math.floor(random.next() ** 2 * posts.length)]
    const userId = somebody()
    if (!post || seen.size === seen.add(`${userId} ${post._id}`).size) continue
    yield { userId, postId: post._id, at: new Date(post.createdAt.getTime() + random.below(300) * 3_600_000) }
  }
}
const reposts = [...manyReposts()]

async function store(): Promise<void> {
  await emptyDatabase()
  const ranks = new Map<string, number>()
  const active = [
    ...posts.flatMap(({ parentId, authorId, createdAt }) =>
      parentId === null ? [{ id: authorId, at: createdAt }] : [],
    ),
    ...reposts.map(({ userId, at }) => ({ id: userId, at })),
  ]
  for (const { id, at } of active) ranks.set(id, Math.min(ranks.get(id) ?? silentRank, rankAt(at)))
  const users = all.map((id) =>
    userDocument({
      ...{ _id: id, username: id.replace('-', '_'), feedRank: id === author(6) ? null : (ranks.get(id) ?? silentRank) },
      ...(suspended.includes(id) && { suspension: { until: null, rule: 'SPAM', note: '' } }),
    }),
  )
  const counts = new Map<string, number>()
  for (const { postId } of reposts) counts.set(postId, (counts.get(postId) ?? 0) + 1)
  await storeUsers(users)
  await storePosts(posts.map((post) => ({ ...post, repostCount: counts.get(post._id) ?? 0 })))
  await RepostModel.collection.insertMany(reposts.map((repost) => ({ ...repost })))
}

async function reader(username: string, follows: readonly string[]): Promise<Person> {
  const person = await signsUp(username)
  const users = await UserModel.find({ _id: { $in: follows } }, { feedRank: 1 }).lean()
  const edges = users.map(({ _id: followeeId, feedRank = null }) => ({
    ...{ followerId: person.id, followeeId, at: new Date(), feedRank },
    ...(repostsHidden.includes(followeeId) && { hidesReposts: true }),
  }))
  if (edges.length > 0) await FollowModel.collection.insertMany(edges)
  const at = new Date()
  await RestrictionModel.collection.insertMany(
    muted.map((targetId) => ({ ownerId: person.id, targetId, kind: 'MUTE', at })),
  )
  return person
}

type Shown = { id: string; by: string[] | null }

async function part(person: Person, args: object): Promise<Data> {
  const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
    feed(reposts: true, first: $first, after: $after, last: $last, before: $before) {
      edges { node { id } repostedBy { username } } pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
    }
  }`
  return (await person.asks(query, args)).feed
}

const shownIn = ({ edges }: Data): Shown[] =>
  edges.map(({ node, repostedBy }: Data) => ({
    id: node.id,
    by: repostedBy?.map(({ username }: Data) => username.replace('_', '-')) ?? null,
  }))

function expectedFeed(person: Person, follows: readonly string[], own: readonly RepostDocument[] = []): Shown[] {
  const read = new Set([person.id, ...follows.filter((id) => !muted.includes(id) && !suspended.includes(id))])
  const named = [...reposts, ...own]
    .filter(({ userId }) => read.has(userId) && !repostsHidden.includes(userId))
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.userId < b.userId ? 1 : -1))
  const placed = posts.flatMap(({ _id: id, authorId, createdAt, parentId }): (Shown & { at: Date })[] => {
    if (muted.includes(authorId) || suspended.includes(authorId)) return []
    const [newest, ...others] = named.filter(({ postId }) => postId === id)
    if (newest)
      return [{ id, at: newest.at, by: [newest, ...others].slice(0, mostReposters).map(({ userId }) => userId) }]
    return read.has(authorId) && parentId === null ? [{ id, at: createdAt, by: null }] : []
  })
  placed.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  const nameOf = (userId: string) => (userId === person.id ? person.username : userId)
  return placed.map(({ id, by }) => ({ id, by: by?.map(nameOf) ?? null }))
}

function expectedReposts(follows: readonly string[], than: { createdAt: Date }): string[] {
  const since = than.createdAt.getTime() - latenessMs()
  const left = [...muted, ...repostsHidden]
  const read = reposts.filter(({ userId, at }) => {
    return follows.includes(userId) && !left.includes(userId) && at.getTime() >= since
  })
  read.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.postId < b.postId ? 1 : -1))
  const authors = new Map(posts.map(({ _id, authorId }) => [_id, authorId]))
  const shown = read.slice(0, 100).filter(({ userId, postId }) => {
    return !suspended.includes(userId) && ![...muted, ...suspended].includes(authors.get(postId) ?? '')
  })
  return [...new Set(shown.map(({ postId }) => postId))]
}

describe('Home with reposts of somebody who follows', () => {
  beforeAll(store)

  it.each([
    ['nobody', 'nobody', [], 5],
    ['three people', 'three', range(7, 10), 7],
    ['twelve people, some of them hidden or with hidden reposts', 'twelve', range(0, 12), 20],
    ['199 people', 'n199', range(0, 199), 50],
    ['200 people', 'n200', range(0, 200), 50],
    ['700 people', 'n700', all, 100],
  ])(
    '%s has each post once, at its newest repost, from both ends, and tells which reposts are new',
    async (_who, username, follows, first) => {
      const person = await reader(username, follows)
      const own = [posts[1], posts[11]].flatMap((post, index) =>
        post ? [{ userId: person.id, postId: post._id, at: hour(500 + index) }] : [],
      )
      await RepostModel.collection.insertMany(own.map((repost) => ({ ...repost })))
      const expected = expectedFeed(person, follows, own)
      expect(expected.length).toBeGreaterThan(0)
      const forwards = await pagesFromStart(first, (args) => part(person, args))
      expect(forwards.flatMap(shownIn)).toEqual(expected)
      const backwards = await pagesFromEnd(first, (args) => part(person, args))
      expect(backwards.flatMap(shownIn)).toEqual(expected)
      for (const than of [posts[2], posts[3]]) {
        const query = 'query ($than: ID) { newerReposts(than: $than) { post { id } } }'
        const { newerReposts } = await person.asks(query, { than: than?._id })
        const ids = newerReposts.map(({ post }: Data) => post.id)
        expect(ids).toEqual(expectedReposts(follows, than ?? { createdAt: hour(0) }))
      }
    },
  )
})

it('Home reads its follows and its people once for a page, however many of its posts are there again by a repost', async () => {
  await emptyDatabase()
  const [alice, bob, carol] = [await signsUp('alice'), await signsUp('bob'), await signsUp('carol')]
  await alice.follows(bob)
  await alice.follows(carol)
  const posted: string[] = []
  for (let index = 0; index < 25; index++) {
    const postId = await bob.posts(`Post ${index}`)
    await carol.does('repostPost', { postId }, 'post { id }')
    posted.unshift(postId)
  }
  const sent = await commandsDuring(async () => {
    const page = shownIn(await part(alice, { first: 20 }))
    expect(page).toEqual(posted.slice(0, 20).map((id) => ({ id, by: ['carol'] })))
  })
  const readsOf = (name: string) => sent.filter(({ collection }) => collection === name)
  expect(readsOf('follows')).toHaveLength(1)
  // Once for whom Alice mutes, and once for all people on the page.
  expect(readsOf('restrictions')).toHaveLength(2)
})
