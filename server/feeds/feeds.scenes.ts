import mongoose from 'mongoose'
import { FollowModel } from '../follows/follow.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import { expectedFeed, idsOf, page, wholeFeed } from '../testing/feedPages.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { latenessMs } from '../db/deadline.ts'

useServer()

describe('the feed', () => {
  it('shows posts of the viewer and of followed accounts, never replies, and requires an account', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    const alices = await alice.posts('mine')
    await carol.posts('not followed')
    await bob.replies(alices, 'a reply')
    await alice.follows(bob)
    expect(idsOf(await page(alice, 'LATEST', 20))).toEqual([alices, bobsPost])
    await alice.unfollows(bob)
    expect(idsOf(await page(alice, 'LATEST', 20))).toEqual([alices])
    await expect(page(guest, 'LATEST', 20)).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it('shows the most liked posts first, and the newest of equally liked ones', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.follows(bob)
    const second = await bob.posts('second')
    const third = await bob.posts('third')
    await carol.likes(second)
    expect(idsOf(await page(alice, 'TRENDING', 20))).toEqual([second, third, bobsPost])
  })

  it.each([1, 250])('neither loses nor repeats posts while others post, with %i people followed', async (count) => {
    const { bob } = await cast()
    const person = await signsUp('eve')
    const follows = [bob.id, ...Array.from({ length: count - 1 }, (_, index) => `somebody-${index}`)]
    await FollowModel.collection.insertMany(
      follows.map((followeeId) => ({ followerId: person.id, followeeId, at: new Date() })),
    )
    const moments = [...Array(30).keys()].map((index) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 4))))
    const posts = moments.map((createdAt, index) =>
      postDocument({ _id: `old-post-${index}`, authorId: bob.id, createdAt }),
    )
    await PostModel.deleteMany({})
    await storePosts(posts)
    const seen = await wholeFeed(person, 'LATEST', 4, async () => void (await bob.posts('new')))
    expect(seen).toEqual(expectedFeed(posts, new Set([bob.id]), 'LATEST'))
  })

  it('shows a post with unchanged likes exactly once while the likes of others change', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    const posts = [...Array(40).keys()].map((index) =>
      postDocument({ _id: `post-no-${index}`, authorId: bob.id, likeCount: index % 4 }),
    )
    await storePosts(posts)
    const moving = posts.filter((_, index) => index % 5 === 0).map((post) => post._id)
    const left = [...moving]
    const seen = await wholeFeed(alice, 'TRENDING', 3, async () => {
      const id = left.pop()
      if (id) await carol.likes(id)
    })
    const still = posts.map((post) => post._id).filter((id) => !moving.includes(id))
    expect(seen.filter((id) => still.includes(id)).sort()).toEqual(still.sort())
  })

  it('leaves out posts of an account that is being deleted, and continues after them', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.follows(bob)
    await alice.follows(carol)
    await carol.posts('on its way out')
    await UserModel.updateOne({ _id: carol.id }, { deletingAt: new Date() })
    expect(await wholeFeed(alice, 'LATEST', 1)).toEqual([bobsPost])
  })

  it('refuses a cursor of the other order, and invalid cursors', async () => {
    const { alice } = await cast()
    await alice.posts('one')
    const { edges } = await page(alice, 'LATEST', 1)
    await expect(page(alice, 'TRENDING', 1, edges[0].cursor)).rejects.toHaveCode('INVALID_INPUT')
    await expect(page(alice, 'LATEST', 1, 'bm90aGluZw')).rejects.toHaveCode('INVALID_INPUT')
    const trending = (await page(alice, 'TRENDING', 1)).pageInfo.endCursor
    await expect(
      alice.asks('query ($after: String) { posts(after: $after) { edges { cursor } } }', { after: trending }),
    ).rejects.toHaveCode('INVALID_INPUT')
  })
})

async function newer(reader: Person, list: 'EXPLORE' | 'HOME', than: string | null): Promise<string[]> {
  const query = `query ($list: PostList!, $than: ID) {
    newerPosts(list: $list, than: $than) { id author { id avatar } }
  }`
  return (await reader.asks(query, { list, than })).newerPosts.map(({ id }: Data) => id)
}

async function anHourPasses(): Promise<void> {
  await PostModel.collection.updateMany({}, [{ $set: { createdAt: { $subtract: ['$createdAt', 3_600_000] } } }])
}

async function earlier(post: Promise<string>): Promise<string> {
  const id = await post
  await anHourPasses()
  return id
}

describe('posts newer than a given one', () => {
  it('in Explore are the posts of everybody after it, newest first, and no replies', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    await anHourPasses()
    const first = await earlier(alice.posts('first'))
    await bob.replies(first, 'a reply')
    const second = await alice.posts('second')
    expect(await newer(guest, 'EXPLORE', bobsPost)).toEqual([second, first])
    expect(await newer(guest, 'EXPLORE', second)).toEqual([])
  })

  it('in Home are the posts of the viewer and of followed accounts after it', async () => {
    const { alice, bob, carol, guest, bobsPost } = await cast()
    await anHourPasses()
    await alice.follows(bob)
    await carol.posts('not followed')
    const mine = await earlier(alice.posts('mine'))
    const bobs = await bob.posts('his')
    expect(await newer(alice, 'HOME', bobsPost)).toEqual([bobs, mine])
    expect(await newer(alice, 'HOME', bobs)).toEqual([])
    await expect(newer(guest, 'HOME', bobsPost)).rejects.toHaveCode('UNAUTHENTICATED')
  })

  it.each(['EXPLORE', 'HOME'] as const)('include those stored after it with an earlier time: %s', async (list) => {
    const { alice } = await cast()
    await anHourPasses()
    const session = await mongoose.startSession()
    session.startTransaction()
    const late = postDocument({ _id: 'stored-late', authorId: alice.id, createdAt: new Date() })
    await PostModel.collection.insertOne(late as never, { session })
    const known = await alice.posts('stored at once')
    expect(await newer(alice, list, known)).toEqual([])
    await session.commitTransaction()
    expect(await newer(alice, list, known)).toEqual(['stored-late'])
    // The post is no longer among the newest of all.
    for (let index = 0; index < 22; index++) await alice.posts(`no ${index}`)
    expect((await newer(alice, list, known)).at(-1)).toBe('stored-late')
    await session.endSession()
  })

  it('include slightly older ones, but not the post itself', async () => {
    const { alice } = await cast()
    const posts = [0, 1, latenessMs(), latenessMs() + 1].map((older, index) =>
      postDocument({ _id: `older-no-${index}`, authorId: alice.id, createdAt: new Date(2_082_758_400_000 - older) }),
    )
    await storePosts(posts)
    for (const list of ['EXPLORE', 'HOME'] as const)
      expect(await newer(alice, list, 'older-no-0')).toEqual(['older-no-1', 'older-no-2'])
  })

  it('are at most 100', async () => {
    const { alice, bobsPost } = await cast()
    const posts = Array.from({ length: 101 }, (_, index) =>
      postDocument({ _id: `post-${1_000 + index}`, authorId: alice.id, createdAt: new Date('2036-01-01') }),
    )
    await storePosts(posts)
    const newest = posts.map(({ _id }) => _id).toReversed()
    for (const list of ['EXPLORE', 'HOME'] as const)
      expect(await newer(alice, list, bobsPost)).toEqual(newest.slice(0, 100))
    expect(await newer(alice, 'EXPLORE', 'post-1100')).toEqual(newest.slice(1))
  })

  it('are the newest 20 if the post was deleted or none is given', async () => {
    const { alice } = await cast()
    await anHourPasses()
    const gone = await earlier(alice.posts('gone'))
    for (let index = 0; index < 22; index++) await alice.posts(`no ${index}`)
    expect(await newer(alice, 'EXPLORE', gone)).toHaveLength(22)
    await alice.deletes(gone)
    const all = await newer(alice, 'EXPLORE', null)
    expect(all).toHaveLength(20)
    for (const list of ['EXPLORE', 'HOME'] as const)
      for (const id of [gone, 'no-such-post']) expect(await newer(alice, list, id)).toEqual(all)
  })

  it('take one small read, and in Home one more if others posted', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    await anHourPasses()
    const top = await bob.posts('the newest')
    const reads = async (list: 'EXPLORE' | 'HOME') => {
      const commands = await commandsDuring(() => newer(alice, list, top))
      return commands.map(({ collection }) => collection)
    }
    await newer(alice, 'HOME', top)
    expect(await reads('EXPLORE')).toEqual(['posts'])
    expect(await reads('HOME')).toEqual(['posts'])
    await carol.posts('not followed')
    expect(await reads('HOME')).toEqual(['posts', 'follows'])
  })

  it('change in Home with the posts and the choice of followed accounts', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    await anHourPasses()
    const top = await bob.posts('the newest')
    const expectAlways = async (posts: string[]) => {
      for (let times = 0; times < 3; times++) expect(await newer(alice, 'HOME', top)).toEqual(posts)
    }
    await expectAlways([])
    const carols = await carol.posts('not followed')
    await expectAlways([])
    await alice.follows(carol)
    await expectAlways([carols])
    await alice.unfollows(carol)
    await expectAlways([])
    await carol.deletes(carols)
    await expectAlways([])
    await carol.posts('not followed either')
    await expectAlways([])
    const mine = await alice.posts('mine')
    await expectAlways([mine])
  })

  it('are also found for a post that is not among the newest of all, without further reads', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await alice.follows(bob)
    await anHourPasses()
    const bobs = await earlier(bob.posts('his'))
    for (let index = 0; index < 22; index++) await carol.posts(`no ${index}`)
    expect(await newer(alice, 'HOME', bobsPost)).toEqual([bobs])
    expect(await newer(alice, 'HOME', bobs)).toEqual([])
    const commands = await commandsDuring(() => newer(alice, 'HOME', bobs))
    const ofPosts = commands.filter(({ collection }) => collection === 'posts')
    expect(await PostModel.countDocuments(ofPosts.at(-1)?.command['filter'])).toBe(1)
    const mine = await alice.posts('mine')
    expect(await newer(alice, 'HOME', bobs)).toEqual([mine])
    expect(await newer(alice, 'EXPLORE', bobs)).toHaveLength(23)
  })
})
