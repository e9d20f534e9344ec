import { cast } from '../testing/cast.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'

useServer()

const names = async (reader: Person, username: string, list: 'followers' | 'following') => {
  const query = `query ($username: String!) { user(username: $username) { ${list}(first: 100) { edges { node { username } } } } }`
  const { user } = await reader.asks(query, { username })
  return user[list].edges.map((edge: Data) => edge.node.username)
}

describe('following', () => {
  it('changes and returns both accounts', async () => {
    const { alice, bob, guest } = await cast()
    expect(await alice.follows(bob)).toMatchObject({
      viewer: { username: 'alice', followingCount: 1 },
      user: { username: 'bob', followerCount: 1, viewerIsFollowing: true },
    })
    expect(await names(guest, 'alice', 'following')).toEqual(['bob'])
    expect(await names(guest, 'bob', 'followers')).toEqual(['alice'])
  })

  it('shows each account its relation to the other', async () => {
    const { alice, bob, guest } = await cast()
    await alice.follows(bob)
    expect(await bob.seesUser('alice')).toMatchObject({ viewerIsFollowing: false, isFollowingViewer: true })
    expect(await alice.seesUser('bob')).toMatchObject({ viewerIsFollowing: true, isFollowingViewer: false })
    expect(await guest.seesUser('bob')).toMatchObject({ viewerIsFollowing: false, isFollowingViewer: false })
  })

  it('counts and answers each of several people at the same time', async () => {
    const { alice, bob, carol, dan } = await cast()
    const answers = await Promise.all([
      alice.follows(carol),
      bob.follows(alice),
      carol.follows(alice),
      dan.follows(alice),
    ])
    for (const { user } of answers) expect(user).toMatchObject({ viewerIsFollowing: true })
    expect(await dan.seesUser('alice')).toMatchObject({ followerCount: 3, followingCount: 1 })
    expect(await dan.seesUser('carol')).toMatchObject({ followerCount: 1, followingCount: 1, viewerIsFollowing: false })
    const mixed = await Promise.allSettled([alice.follows(bob), bob.follows(bob), dan.follows(bob), carol.follows(bob)])
    expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await dan.seesUser('bob')).toMatchObject({ followerCount: 3, followingCount: 1 })
    expect(await violations()).toEqual([])
  })

  it('lists followers newest first', async () => {
    const { alice, bob, carol, dan, guest } = await cast()
    for (const follower of [alice, carol, dan]) await follower.follows(bob)
    expect(await names(guest, 'bob', 'followers')).toEqual(['dan', 'carol', 'alice'])
  })

  it('can be repeated, as can unfollowing, without a change', async () => {
    const { alice, bob } = await cast()
    const now = (count: number) => ({
      viewer: { followingCount: count },
      user: { followerCount: count, viewerIsFollowing: count === 1 },
    })
    for (const _ of [1, 2]) expect(await alice.follows(bob)).toMatchObject(now(1))
    for (const _ of [1, 2]) expect(await alice.unfollows(bob)).toMatchObject(now(0))
    expect(await alice.seesUser('bob')).toMatchObject({ followerCount: 0 })
  })

  it('refuses oneself and unknown accounts', async () => {
    const { alice, guest } = await cast()
    await expect(alice.follows(alice)).rejects.toHaveCode('CANNOT_FOLLOW_SELF')
    await expect(alice.follows({ id: 'nobody' })).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.unfollows({ id: 'nobody' })).rejects.toHaveCode('NOT_FOUND')
    await expect(guest.follows(alice)).rejects.toHaveCode('UNAUTHENTICATED')
    expect(await alice.seesUser('alice')).toMatchObject({ followerCount: 0, followingCount: 0 })
  })

  it('works for two accounts that follow each other at the same time', async () => {
    const { alice, bob } = await cast()
    await Promise.all([alice.follows(bob), bob.follows(alice)])
    expect(await alice.seesUser('bob')).toMatchObject({ followerCount: 1, followingCount: 1 })
  })
})
