import { commandsDuring } from '../testing/commands.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { at, crowd, follow, likesOf, postId, posts, range, userId } from '../testing/crowd.ts'
import { OldClient, wrongField } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const guest = new OldClient()

describe('long lists', () => {
  it('hold 500 posts by default and up to 1,000 on request, and link to the next page', async () => {
    await cast()
    await crowd(1)
    await posts(1_100)
    expect((await guest.get('/posts')).body['posts']).toHaveLength(500)
    expect((await guest.get('/posts?limit=1000')).body['posts']).toHaveLength(1_000)
    for (const path of ['/posts', '/posts?limit=273', '/posts?limit=1000']) {
      const { ids } = await follow(guest, path, 'posts')
      expect([ids.length, new Set(ids).size]).toEqual([1_101, 1_101])
    }
    expect(await follow(guest, '/posts/user/Crowd_0?limit=400', 'posts')).toMatchObject({ pages: 3 })
  })

  it('contain every account exactly once, the token’s user first', async () => {
    const { carol } = await cast()
    await crowd(23)
    await UserModel.updateMany({ username: /^crowd_/ }, { createdAt: at(0) })
    for (const limit of [1, 5, 500]) {
      const all = await follow(guest, `/users?limit=${limit}`, 'users')
      expect([all.ids.length, new Set(all.ids).size]).toEqual([27, 27])
      const carols = await follow(new OldClient(carol), `/users?limit=${limit}`, 'users')
      expect([carols.ids.length, new Set(carols.ids).size, carols.ids[0]]).toEqual([27, 27, carol.id])
    }
  })

  it.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=1.5',
    'limit=abc',
    'limit=',
    'limit=1&limit=2',
    'cursor=x',
    'cursor=x&cursor=y',
  ])('refuse ?%s', async (query) => {
    for (const path of ['/posts', '/users']) {
      expect(await guest.get(`${path}?${query}`)).toMatchObject(wrongField('Invalid input.'))
    }
  })

  it('accept only a cursor of the same list, whose path may be written in several ways', async () => {
    const { bob } = await cast()
    await bob.posts('another')
    const { headers } = await guest.get('/posts/user/bob?limit=1')
    const cursor = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1] ?? ''
    const statusOf = async (path: string) => (await guest.get(`${path}?limit=1&cursor=${cursor}`)).status
    for (const path of ['/posts/user/BOB', '/posts/user/bob/', '/posts/user/b%6Fb'])
      expect(await statusOf(path)).toBe(200)
    for (const path of ['/posts', '/users', '/posts/user/alice']) expect(await statusOf(path)).toBe(400)
  })

  it('answer a change with the first page of all posts and a link to the next one', async () => {
    const { alice, bobsPost } = await cast()
    await crowd(1)
    await posts(3)
    const { body, headers } = await new OldClient(alice).post(`/posts/like/${bobsPost}?limit=2`)
    expect(body['posts']).toHaveLength(2)
    const next = /^<\/api(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? ''
    expect((await guest.get(next)).body['posts']).toHaveLength(2)
  })
})

describe('lists inside an answer', () => {
  it('hold the 1,000 newest likers, the token’s user first, beside the exact count', async () => {
    const { alice, bobsPost } = await cast()
    await crowd(1_205)
    const likes = range(1_205).map((index) => ({
      userId: userId(index),
      postId: bobsPost,
      state: 'liked',
      at: at(index),
    }))
    await LikeModel.insertMany([...likes, { userId: alice.id, postId: bobsPost, state: 'liked', at: at(-1) }])
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 1_206 })
    const likers = async (client: OldClient) => (await client.get(`/posts/${bobsPost}`)).body['post'].likes
    const seen = await likers(guest)
    expect([seen.likeCount, seen.likedBy.length]).toEqual([1_206, 1_000])
    expect([seen.likedBy[0]._id, seen.likedBy[999]._id]).toEqual([userId(1_204), userId(205)])
    const { likedBy } = await likers(new OldClient(alice))
    expect([likedBy.length, likedBy[0]._id, likedBy[1]._id]).toEqual([1_000, alice.id, userId(1_204)])
  })

  it('hold the 1,000 newest users who removed their like, who are not counted', async () => {
    const { bobsPost } = await cast()
    await crowd(1_300)
    await LikeModel.insertMany(
      range(1_300).map((index) => ({ userId: userId(index), postId: bobsPost, state: 'disliked', at: at(index) })),
    )
    const { dislikedBy } = (await guest.get(`/posts/${bobsPost}`)).body['post'].likes
    expect([dislikedBy.length, dislikedBy[0]._id]).toEqual([1_000, userId(1_299)])
    const [inList] = (await guest.get('/posts')).body['posts']
    expect([inList.likes.dislikedBy.length, inList.likes.dislikedBy[0]._id]).toEqual([100, userId(1_299)])
  })

  it('hold the 100 newest people in lists, the token’s user first', async () => {
    const { alice, bob, bobsPost } = await cast()
    await crowd(150)
    const edges = range(150).map((index) => ({
      userId: userId(index),
      postId: bobsPost,
      state: 'liked',
      at: at(index),
    }))
    await LikeModel.insertMany([...edges, { userId: alice.id, postId: bobsPost, state: 'liked', at: at(-1) }])
    await PostModel.updateOne({ _id: bobsPost }, { likeCount: 151 })
    const followers = range(150).map((index) => ({ followerId: userId(index), followeeId: bob.id, at: at(index) }))
    await FollowModel.insertMany([...followers, { followerId: alice.id, followeeId: bob.id, at: at(-1) }])
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 151 })
    const asAlice = new OldClient(alice)
    const { likes } = (await asAlice.get('/posts')).body['posts'][0]
    expect([likes.likeCount, likes.likedBy.length]).toEqual([151, 100])
    const bobs = (await asAlice.get('/users')).body['users'].find((user: Data) => user._id === bob.id)
    expect(bobs.followers).toHaveLength(100)
    for (const list of [likes.likedBy, bobs.followers])
      expect([list[0]._id, list[1]._id, list[99]._id]).toEqual([alice.id, userId(149), userId(51)])
  })

  it('hold the 1,000 newest followers and followed accounts', async () => {
    const { alice, bob } = await cast()
    await crowd(1_100)
    await FollowModel.insertMany([
      ...range(1_100).map((index) => ({ followerId: userId(index), followeeId: bob.id, at: at(index) })),
      ...range(1_100).map((index) => ({ followerId: bob.id, followeeId: userId(index), at: at(index) })),
      { followerId: alice.id, followeeId: bob.id, at: at(-1) },
    ])
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 1_101, followingCount: 1_100 })
    const { user } = (await new OldClient(alice).get('/users/bob')).body
    expect([user.followers.length, user.following.length]).toEqual([1_000, 1_000])
    expect([user.followers[0].username, user.followers[1]._id, user.following[0]._id]).toEqual([
      'alice',
      userId(1_099),
      userId(1_099),
    ])
  })

  it('have the right likers for each of many posts', async () => {
    await cast()
    await crowd(30)
    await posts(60, (index) => ({ likeCount: index % 30 }))
    await LikeModel.insertMany(likesOf(60, (post) => post % 30))
    const shown = (await guest.get('/posts')).body['posts'].filter((post: Data) => post._id.startsWith('post-'))
    for (const post of shown) {
      const newestFirst = range(post.likes.likeCount).reverse().map(userId)
      expect(post.likes.likedBy.map((user: Data) => user._id)).toEqual(newestFirst)
    }
  })

  it('hold replies to replies down to thirty levels', async () => {
    const { bobsPost } = await cast()
    await crowd(1)
    await posts(40, (index) => ({
      parentId: index === 0 ? bobsPost : postId(index - 1),
      top: undefined,
      replyCount: index < 39 ? 1 : 0,
    }))
    await PostModel.updateOne({ _id: bobsPost }, { replyCount: 1 })
    let depth = 0
    for (
      let post = (await guest.get(`/posts/${bobsPost}`)).body['post'];
      post.comments.length > 0;
      post = post.comments[0]
    )
      depth++
    expect(depth).toBe(30)
    expect((await guest.get(`/posts/${postId(29)}`)).body['post'].comments).toMatchObject([{ _id: postId(30) }])
  })
})

describe('the commands for an answer', () => {
  const names = async (work: () => Promise<unknown>) =>
    (await commandsDuring(work)).map(({ name, collection }) => `${name} ${collection}`).sort()

  /** Reads of accounts do not count, because accounts may come from a cache. */
  async function expectCommands(path: string, others: string[]): Promise<void> {
    const sent = await names(() => guest.get(path))
    expect(sent.filter((name) => name !== 'find users')).toEqual(others)
    expect(sent.length - others.length).toBeLessThanOrEqual(2)
  }

  it('takes the same number of commands for 300 posts as for one', async () => {
    const { alice, bobsPost } = await cast()
    await alice.replies(bobsPost, 'reply')
    await crowd(20)
    await posts(300, (index) => ({ authorId: userId(index % 20), likeCount: 2 }))
    await LikeModel.insertMany(likesOf(300, () => 2))
    await alice.likes(bobsPost)
    for (const path of ['/posts', '/posts?limit=301', `/posts/${bobsPost}`])
      await expectCommands(path, ['find likes', 'find posts', 'find posts'])
  })

  it('takes the same number of commands for 300 accounts as for one', async () => {
    const { alice, bob } = await cast()
    await alice.follows(bob)
    await bob.follows(alice)
    await crowd(300)
    for (const path of ['/users', '/users/alice']) await expectCommands(path, ['find follows', 'find follows'])
  })
})

describe('ETags', () => {
  it.each(['/posts', '/users', '/posts/user/bob'])('save sending unchanged lists again: GET %s', async (path) => {
    const { alice, bob, bobsPost } = await cast()
    const etag = (await guest.get(path)).headers.get('etag') ?? ''
    expect(await guest.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: {} })
    await new OldClient(alice).post(`/posts/like/${bobsPost}`)
    await new OldClient(alice).post(`/users/follow/${bob.id}`)
    expect(await guest.get(path, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  it('come with the same headers when the list is not sent again', async () => {
    const { bob } = await cast()
    await bob.posts('One more')
    const first = await guest.get('/posts?limit=1')
    const again = await guest.get('/posts?limit=1', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    for (const name of ['etag', 'link', 'cache-control', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  })

  it('differ between users', async () => {
    const { alice } = await cast()
    const { headers } = await guest.get('/users')
    expect(headers.get('vary')).toContain('authorization')
    const etag = headers.get('etag') ?? ''
    expect(await new OldClient(alice).get('/users', { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })
})
