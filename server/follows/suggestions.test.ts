import { userDocument } from '../testing/documents.ts'
import type { Data, Person } from '../testing/person.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { FollowModel } from './follow.model.ts'

useServer()

const store = (ids: string[], followerCount: (index: number) => number) =>
  UserModel.collection.insertMany(
    ids.map((id, index) =>
      userDocument({ _id: id, username: id.replace('-', '_'), followerCount: followerCount(index) }),
    ) as never[],
  )

const follow = (followerId: string, followees: string[]) =>
  FollowModel.collection.insertMany(
    followees.map((followeeId, index) => ({ followerId, followeeId, at: new Date(index) })),
  )

async function suggestions(reader: Person, first?: number): Promise<string[]> {
  const query = 'query ($first: Int) { suggestedUsers(first: $first) { username viewerIsFollowing } }'
  const { suggestedUsers } = await reader.asks(query, first === undefined ? {} : { first })
  expect(suggestedUsers.every((user: Data) => !user.viewerIsFollowing)).toBe(true)
  return suggestedUsers.map((user: Data) => user.username)
}

const many = (count: number, name = 'user') =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(4, '0')}`)

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

  it('reads on among the most followed until there are enough', async () => {
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

  it('requires an account, and a number from 1 to 20', async () => {
    const { alice, guest } = await cast()
    await expect(suggestions(guest)).rejects.toHaveCode('UNAUTHENTICATED')
    for (const first of [0, -1, 21]) await expect(suggestions(alice, first)).rejects.toHaveCode('INVALID_INPUT')
  })
})
