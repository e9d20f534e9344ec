import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { ranksFilling } from './ranks.filling.ts'
import { mostRankedFollowers, rankAt } from './ranks.ts'
import { FollowModel } from './follow.model.ts'

useServer()

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
      const [id = ''] = await Promise.all(authors.map((author) => author.posts('today')))
      const rank = await rankOfPost(id)
      for (const author of authors) {
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

describe('the filling of ranks', () => {
  it('ranks the accounts of an older release while they post and are followed', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const dan = await signsUp('dora')
    await alice.follows(bob)
    await alice.follows(dan)
    await UserModel.updateMany({}, { $unset: { feedRank: 1 } })
    await FollowModel.updateMany({}, { $unset: { feedRank: 1 } })
    await UserModel.updateOne({ _id: carol.id }, { followerCount: mostRankedFollowers + 1 })
    await Promise.all([
      ranksFilling.fill((await UserModel.find().lean()) as never[]),
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
