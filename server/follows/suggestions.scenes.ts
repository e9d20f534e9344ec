import { storeUsers, userDocument } from '../testing/documents.ts'
import type { Data, Person } from '../testing/person.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { pagesFromEnd } from '../testing/pages.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { storedUserId } from '../users/userIds.ts'
import { FollowModel } from './follow.model.ts'

useServer()

const store = (ids: string[], followerCount: (index: number) => number) =>
  storeUsers(
    ids.map((id, index) =>
      userDocument({ _id: id, username: id.replace('-', '_'), followerCount: followerCount(index) }),
    ),
  )

const follow = (followerId: string, followees: string[]) =>
  FollowModel.collection.insertMany(
    followees.map((followeeId, index) => ({ followerId, followeeId, at: new Date(index) })),
  )

async function page(reader: Person, args: object): Promise<Data> {
  const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
    suggestedUsers(first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { id username viewerIsFollowing } }
      pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
    }
  }`
  const { suggestedUsers } = await reader.asks(query, args)
  expect(suggestedUsers.edges.every(({ node }: Data) => !node.viewerIsFollowing)).toBe(true)
  return suggestedUsers
}

const namesOf = ({ edges }: Data): string[] => edges.map(({ node }: Data) => node.username)
const suggestions = async (reader: Person, first = 4) => namesOf(await page(reader, { first }))

const many = (count: number, name = 'user') =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(4, '0')}`)

describe('accounts to mention', () => {
  it('match what was typed: first followed accounts, latest first, then others', async () => {
    const { alice, bob, carol, dan } = await cast()
    for (const person of [alice, bob, dan]) await person.editsProfile({ name: `Robin ${person.username}` })
    await bob.follows(dan)
    await bob.follows(carol)
    const suggested = async (search: string) => {
      const query = 'query ($search: String!) { mentionSuggestions(search: $search) { username } }'
      const { mentionSuggestions } = await bob.asks(query, { search })
      return mentionSuggestions.map(({ username }: { username: string }) => username)
    }
    expect(await suggested('')).toEqual(['carol', 'dan'])
    expect((await suggested('rob')).slice(0, 1)).toEqual(['dan'])
    expect((await suggested('rob')).toSorted()).toEqual(['alice', 'bob', 'dan'])
    expect(await suggested('ALI')).toEqual(['alice'])
    for (const search of ['nobody here', '_']) expect(await suggested(search)).toEqual([])
  })
})

describe('who to follow', () => {
  it('ranks by how many followed accounts follow somebody, then by followers', async () => {
    const { alice, bob, carol, dan } = await cast()
    const [eve, fay, guy] = [await signsUp('eve'), await signsUp('fay'), await signsUp('guy')]
    await alice.follows(bob)
    await alice.follows(carol)
    for (const person of [bob, carol]) await person.follows(dan)
    for (const person of [bob, guy, dan]) await person.follows(eve)
    await carol.follows(fay)
    expect(await suggestions(alice)).toEqual(['dan', 'eve', 'fay', 'guy'])
  })

  it('never suggests the viewer or an account already followed', async () => {
    const { alice, bob, carol, dan } = await cast()
    for (const followed of [bob, carol]) await alice.follows(followed)
    for (const followed of [alice, carol, dan]) await bob.follows(followed)
    expect(await suggestions(alice)).toEqual(['dan'])
  })

  it('suggests the most followed accounts to somebody who follows nobody', async () => {
    const { alice } = await cast()
    await store(many(30), (index) => index)
    expect(await suggestions(alice)).toEqual(['user_0029', 'user_0028', 'user_0027', 'user_0026'])
    expect(await suggestions(alice, 20)).toHaveLength(20)
  })

  it('adds the most followed until there are enough', async () => {
    const { alice } = await cast()
    await store(many(300), (index) => 1_000 - index)
    await follow(alice.id, many(298).slice(0, 298))
    expect(await suggestions(alice, 5)).toHaveLength(5)
    expect((await suggestions(alice, 5)).slice(0, 2)).toEqual(['user_0298', 'user_0299'])
  })

  it('leaves out accounts that are being deleted', async () => {
    const { alice, bob, carol, dan } = await cast()
    await alice.follows(bob)
    for (const followed of [carol, dan]) await bob.follows(followed)
    await UserModel.updateOne({ _id: carol.id }, { deletingAt: new Date() })
    expect(await suggestions(alice)).toEqual(['dan'])
  })

  it('works for somebody who follows 5,000 people', async () => {
    const { alice } = await cast()
    const followed = many(5_000)
    await store(followed, () => 1)
    await store(many(10, 'star'), (index) => index)
    await follow(alice.id, followed)
    for (const follower of followed.slice(-50)) await follow(follower, [...followed.slice(0, 50), ...many(10, 'star')])
    expect(await suggestions(alice)).toEqual(['star_0009', 'star_0008', 'star_0007', 'star_0006'])
  })

  it('is a list of a hundred, with the same pages from both ends', async () => {
    const { alice } = await cast()
    await store(many(150), (index) => 1_000 - index)
    const all = await suggestions(alice, 100)
    expect(all).toEqual(many(100).map((id) => id.replace('-', '_')))
    const forward: string[] = []
    for (let after: string | null = null, more = true; more;) {
      const part = await page(alice, { first: 30, after })
      forward.push(...namesOf(part))
      ;({ endCursor: after, hasNextPage: more } = part['pageInfo'])
    }
    expect(forward).toEqual(all)
    expect((await pagesFromEnd(30, (args) => page(alice, args))).flatMap(namesOf)).toEqual(all)
  })

  it('continues where a page ended, even after the viewer follows somebody on it', async () => {
    const { alice } = await cast()
    await store(many(30), (index) => 1_000 - index)
    const { edges } = await page(alice, { first: 4 })
    for (const place of [3, 1]) await alice.follows({ id: storedUserId(edges[place].node.id) })
    const rest = ['user_0004', 'user_0005']
    expect(namesOf(await page(alice, { first: 2, after: edges[2].cursor }))).toEqual(rest)
    expect(namesOf(await page(alice, { last: 9, before: edges[2].cursor }))).toEqual(['user_0000'])
    const { edges: before } = await page(alice, { first: 4 })
    await alice.follows({ id: storedUserId(before[1].node.id) })
    const behind = await page(alice, { first: 2, after: before[1].cursor })
    expect(namesOf(behind)).toEqual(rest)
    expect(namesOf(await page(alice, { last: 1, before: before[1].cursor }))).toEqual(['user_0000'])
  })

  it('suggests the most followed to guests, page by page', async () => {
    const { guest } = await cast()
    await store(many(105), (index) => index + 1)
    const best = many(105)
      .reverse()
      .map((id) => id.replace('-', '_'))
    const first = await page(guest, { first: 60 })
    const second = await page(guest, { first: 60, after: first.pageInfo.endCursor })
    expect([...namesOf(first), ...namesOf(second)]).toEqual(best.slice(0, 100))
    expect(second.pageInfo.hasNextPage).toBe(false)
  })

  it('requires a cursor of its own', async () => {
    const { alice } = await cast()
    const { posts } = await alice.asks('{ posts(first: 1) { pageInfo { endCursor } } }')
    await expect(page(alice, { after: posts.pageInfo.endCursor })).rejects.toHaveCode('INVALID_INPUT')
  })
})
