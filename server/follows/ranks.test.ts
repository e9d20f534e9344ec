import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { ranksFilling } from './ranks.filling.ts'
import { likesBelow, mostRankedFollowers, rankAt, rankOfLikes } from './ranks.ts'
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

  it('is unknown from the follower on with whom they are too many', async () => {
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

const likeRankOf = async (userId: string) => (await UserModel.findById(userId).lean())?.likeRank
const likeCopiesOf = async (userId: string) =>
  (await FollowModel.find({ followeeId: userId }).sort({ at: 1 }).lean()).map(({ likeRank }) => likeRank)

describe('the like rank of an account', () => {
  it('stands for as many likes or more, at most half as many more, and never for fewer than three', () => {
    for (let likes = 4; likes < 5_000; likes++) {
      expect(-rankOfLikes(likes)).toBeGreaterThanOrEqual(likes)
      expect(-rankOfLikes(likes)).toBeLessThanOrEqual(1.5 * likes)
    }
    expect([0, 1, 2, 3].map((likes) => -rankOfLikes(likes))).toEqual([3, 3, 3, 3])
  })

  it('has a next lower one, down to none', () => {
    for (let likes = 4; likes < 5_000; likes++)
      if (rankOfLikes(likes) < rankOfLikes(likes - 1)) expect(likesBelow(-rankOfLikes(likes))).toBe(likes - 1)
    expect(likesBelow(3)).toBe(0)
  })

  it('exists from the first post on, and each follow has a copy', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(carol)
    expect(await likeRankOf(carol.id)).toBe(silentRank)
    await carol.posts('the first')
    await bob.follows(carol)
    expect(await likeRankOf(carol.id)).toBe(-3)
    expect(await likeCopiesOf(carol.id)).toEqual([-3, -3])
  })

  it.each([
    ['one after the other', async (likes: (() => Promise<unknown>)[]) => void (await inTurn(likes))],
    ['at once', async (likes: (() => Promise<unknown>)[]) => void (await Promise.all(likes.map((like) => like())))],
  ])('rises with likes of a post %s, not with those of a reply', async (_how, all) => {
    const { alice, bob, bobsPost } = await cast()
    await alice.follows(bob)
    const reply = await bob.replies(bobsPost, 'a reply')
    const fans = await Promise.all(Array.from({ length: 6 }, (_, index) => signsUp(`fan_${index}`)))
    await all(fans.map((fan) => () => fan.likes(reply)))
    expect(await likeRankOf(bob.id)).toBe(-3)
    await all(fans.map((fan) => () => fan.likes(bobsPost)))
    expect(await likeRankOf(bob.id)).toBe(-7)
    expect(await likeCopiesOf(bob.id)).toEqual([-7])
  })

  it('rises for each of several authors whose posts are liked at once', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const carols = await carol.posts('hers')
    await alice.follows(bob)
    await alice.follows(carol)
    await PostModel.updateMany({ _id: [bobsPost, carols] }, { likeCount: 3 })
    const fans = await Promise.all(Array.from({ length: 6 }, (_, index) => signsUp(`fan_${index}`)))
    await Promise.all(fans.map((fan, index) => fan.likes(index % 2 === 0 ? bobsPost : carols)))
    for (const author of [bob, carol]) {
      expect(await likeRankOf(author.id)).toBe(-7)
      expect(await likeCopiesOf(author.id)).toEqual([-7])
    }
  })

  it('does not fall when likes are taken back, nor rise when they return', async () => {
    const { alice, bob, bobsPost } = await cast()
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 3 })
    await alice.likes(bobsPost)
    await alice.unlikes(bobsPost)
    await alice.likes(bobsPost)
    expect(await likeRankOf(bob.id)).toBe(-4)
  })

  it('is unknown from the follower on with whom they are too many', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.follows(bob)
    await UserModel.updateOne({ _id: bob.id }, { followerCount: mostRankedFollowers })
    await carol.follows(bob)
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 3 })
    await alice.likes(bobsPost)
    expect(await likeRankOf(bob.id)).toBeNull()
    expect(await likeCopiesOf(bob.id)).toEqual([null, null])
  })
})

async function inTurn(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const task of tasks) await task()
}

describe('the filling of ranks', () => {
  it('ranks the accounts of an older release while they post and are followed', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const dan = await signsUp('dora')
    await alice.follows(bob)
    await alice.follows(dan)
    await UserModel.updateMany({}, { $unset: { feedRank: 1, likeRank: 1 } })
    await FollowModel.updateMany({}, { $unset: { feedRank: 1, likeRank: 1 } })
    await UserModel.updateOne({ _id: carol.id }, { followerCount: mostRankedFollowers + 1 })
    await Promise.all([
      ranksFilling.fill((await UserModel.find().lean()) as never[]),
      alice.posts('meanwhile'),
      bob.follows(dan),
    ])
    expect(await rankOf(bob.id)).toBe(await rankOfPost(bobsPost))
    expect(await copiesOf(dan.id)).toEqual([silentRank, silentRank])
    expect(await likeCopiesOf(dan.id)).toEqual([silentRank, silentRank])
    expect(await rankOf(carol.id)).toBeNull()
    await UserModel.updateOne({ _id: carol.id }, { followerCount: 0 })
    expect(await violations()).toEqual([])
  })

  it('ranks accounts by likes that come meanwhile', async () => {
    const { alice, bob, carol, dan, bobsPost } = await cast()
    await alice.follows(bob)
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 3 })
    await UserModel.updateMany({}, { $unset: { likeRank: 1 } })
    await FollowModel.updateMany({}, { $unset: { likeRank: 1 } })
    await Promise.all([
      ranksFilling.fill((await UserModel.find().lean()) as never[]),
      ...[alice, carol, dan].map((person) => person.likes(bobsPost)),
    ])
    expect(await likeRankOf(bob.id)).toBe(-7)
    expect(await likeCopiesOf(bob.id)).toEqual([-7])
  })
})
