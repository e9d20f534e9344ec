import { FollowModel } from '../follows/follow.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { postDocument } from '../testing/documents.ts'
import { expectedFeed, idsOf, page, wholeFeed } from '../testing/feedPages.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

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
    await PostModel.collection.insertMany(posts as never[])
    const seen = await wholeFeed(person, 'LATEST', 4, async () => void (await bob.posts('new')))
    expect(seen).toEqual(expectedFeed(posts, new Set([bob.id]), 'LATEST'))
  })

  it('shows a post with unchanged likes exactly once while the likes of others change', async () => {
    const { alice, bob, carol } = await cast()
    await alice.follows(bob)
    const posts = [...Array(40).keys()].map((index) =>
      postDocument({ _id: `post-no-${index}`, authorId: bob.id, likeCount: index % 4 }),
    )
    await PostModel.collection.insertMany(posts as never[])
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
