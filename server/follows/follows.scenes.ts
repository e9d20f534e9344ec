import { cast, signsUp } from '../testing/cast.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { PostModel } from '../posts/post.model.ts'
import { UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { ranksMigration } from './follows.migrations.ts'
import { mostRankedFollowers, rankAt } from './ranks.ts'
import { FollowModel } from './follow.model.ts'

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

const rankOf = async (userId: string) => (await UserModel.findById(userId).lean())?.feedRank
const copiesOf = async (userId: string) =>
  (await FollowModel.find({ followeeId: userId }).sort({ at: 1 }).lean()).map(({ feedRank }) => feedRank)

const rankOfPost = async (id: string) => rankAt((await PostModel.findById(id).lean())?.createdAt ?? new Date(0))

describe('the feed rank of an account', () => {
  it('ends with the day of a post', () => {
    const end = -new Date('2026-03-01T23:59:59.999Z').getTime()
    expect(rankAt(new Date('2026-03-01T00:00:00Z'))).toBe(end)
    expect(rankAt(new Date(-end))).toBe(end)
    expect(rankAt(new Date('2026-03-02T00:00:00Z'))).toBe(end - 86_400_000)
  })

  it('follows its newest post, and each follow has a copy', async () => {
    const { alice, bob, carol } = await cast()
    expect(await rankOf(carol.id)).toBe(silentRank)
    await alice.follows(carol)
    const rank = await rankOfPost(await carol.posts('the first'))
    await bob.follows(carol)
    expect(await rankOf(carol.id)).toBe(rank)
    expect(await copiesOf(carol.id)).toEqual([rank, rank])
  })

  it('rises with the first post of another day, not with a reply', async () => {
    const { alice, bob, bobsPost } = await cast()
    await alice.follows(bob)
    const yesterday = (await rankOfPost(bobsPost)) + 86_400_000
    await UserModel.updateOne({ _id: bob.id }, { feedRank: yesterday })
    await FollowModel.updateMany({}, { feedRank: yesterday })
    await bob.replies(bobsPost, 'a reply')
    expect(await copiesOf(bob.id)).toEqual([yesterday])
    const rank = await rankOfPost(await bob.posts('today'))
    expect(await rankOf(bob.id)).toBe(rank)
    expect(await copiesOf(bob.id)).toEqual([rank])
  })

  for (const followerCount of [1, mostRankedFollowers])
    it(`rises for each of several authors who post at once, with ${followerCount} followers`, async () => {
      const { alice, bob, carol, dan } = await cast()
      const authors = [bob, carol, dan]
      for (const author of authors) await alice.follows(author)
      await UserModel.updateMany({ _id: authors.map(({ id }) => id) }, { followerCount, feedRank: silentRank })
      await FollowModel.updateMany({}, { feedRank: silentRank })
      const posts = await Promise.all(authors.map((author) => author.posts('today')))
      for (const [index, author] of authors.entries()) {
        // At midnight the two would differ.
        const rank = await rankOfPost(posts[index] ?? '')
        expect(await rankOf(author.id)).toBe(rank)
        expect(await copiesOf(author.id)).toEqual([rank])
      }
    })

  it('is unknown for an account with too many followers', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    await UserModel.updateOne({ _id: bob.id }, { followerCount: mostRankedFollowers })
    await carol.follows(bob)
    expect(await rankOf(bob.id)).toBeNull()
    expect(await copiesOf(bob.id)).toEqual([null, null])
    await bob.posts('for everybody')
    expect(await copiesOf(bob.id)).toEqual([null, null])
  })

  it('keeps its copies equal while people follow, unfollow and post at the same time', async () => {
    const { alice, bob, carol } = await cast()
    await UserModel.updateMany({}, { feedRank: silentRank })
    await Promise.all([
      ...[alice, carol].map(async (person) => {
        for (let index = 0; index < 4; index++) {
          await person.follows(bob)
          await person.unfollows(bob)
        }
        await person.follows(bob)
      }),
      ...['one', 'two', 'three'].map((text) => bob.posts(text)),
    ])
    expect(await violations()).toEqual([])
    expect(await rankOf(bob.id)).toBeLessThan(silentRank)
  })
})

describe('the migration of ranks', () => {
  it('ranks the accounts of an older release while they post and are followed', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const dan = await signsUp('dora')
    await alice.follows(bob)
    await alice.follows(dan)
    // Somebody without a rank may repost before the migration reaches the account.
    const reposter = await signsUp('reposter')
    await reposter.does('repostPost', { postId: bobsPost }, 'post { id }')
    await UserModel.updateMany({}, { $unset: { feedRank: 1 } })
    await FollowModel.updateMany({}, { $unset: { feedRank: 1 } })
    await UserModel.updateOne({ _id: carol.id }, { followerCount: mostRankedFollowers + 1 })
    await Promise.all([
      ranksMigration.migrate((await UserModel.find().lean()) as never[]),
      alice.posts('meanwhile'),
      bob.follows(dan),
    ])
    expect(await rankOf(bob.id)).toBe(await rankOfPost(bobsPost))
    expect(await copiesOf(dan.id)).toEqual([silentRank, silentRank])
    expect(await rankOf(carol.id)).toBeNull()
    await UserModel.updateOne({ _id: carol.id }, { followerCount: 0 })
    expect(await violations()).toEqual([])
  })
})
