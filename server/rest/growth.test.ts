import { commandsDuring } from '../testing/commands.ts'
import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const guest = new OldClient()
const at = (seconds: number) => new Date(Date.UTC(2025, 0, 1) + seconds * 1000)
const range = (length: number) => Array.from({ length }, (_, index) => index)
const userId = (index: number) => `user-${String(index).padStart(5, '0')}`
const postId = (index: number) => `post-${String(index).padStart(5, '0')}`

/** Accounts that were never signed up, for lists of any length. */
function crowd(size: number) {
  const common = {
    passwordHash: 'none',
    avatar: '/media/builtin/avatar-1.webp',
    cover: '/media/builtin/default-cover.webp',
  }
  return UserModel.insertMany(
    range(size).map((index) => {
      const username = `crowd_${index}`
      return {
        ...common,
        _id: userId(index),
        username,
        usernameKey: username,
        name: username,
        createdAt: at(index),
        updatedAt: at(index),
      }
    }),
  )
}

/** Posts by the crowd; several share each moment, as pages must not lose those. */
function posts(size: number, more: (index: number) => object = () => ({})) {
  return PostModel.insertMany(
    range(size).map((index) => ({
      _id: postId(index),
      authorId: userId(0),
      parentId: null,
      top: 1,
      content: `Post ${index}`,
      createdAt: at(index - (index % 7)),
      updatedAt: at(index),
      ...more(index),
    })),
  )
}

/** Likes of the first posts by the first of the crowd, as many as `countOf` says for each post. */
function likesOf(posts: number, countOf: (post: number) => number) {
  const like = (post: number, index: number) => ({
    userId: userId(index),
    postId: postId(post),
    state: 'liked',
    at: at(index),
  })
  return range(posts).flatMap((post) => range(countOf(post)).map((index) => like(post, index)))
}

/** All ids of a list, page by page along the Link headers. */
async function follow(client: OldClient, path: string, key: string): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = []
  let pages = 0
  for (let next: string | undefined = path; next; pages++) {
    const { body, headers }: { body: Data; headers: Headers } = await client.get(next)
    ids.push(...body[key].map((row: Data) => row._id))
    next = /^<\/api(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return { ids, pages }
}

describe('long lists', () => {
  it('hold 500 posts unless asked for up to 1,000, and name the next page until the end', async () => {
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

  it('of accounts lose and double nobody, with the token’s user first', async () => {
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
      expect(await guest.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { errors: ['Invalid input.'] } })
    }
  })

  it('answer a change with the first page of all posts, and the next one to be got', async () => {
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

  it('hold the 1,000 newest who took their like back, though nobody counts those', async () => {
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

  it('hold the 1,000 newest followers and followed', async () => {
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

  it('give every post its own likers, however many posts there are', async () => {
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

  it('follow replies to replies thirty levels down, and no further', async () => {
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

describe('the work behind an answer', () => {
  const names = async (work: () => Promise<unknown>) =>
    (await commandsDuring(work)).map(({ name, collection }) => `${name} ${collection}`).sort()

  it('takes as many commands for 300 posts as for one', async () => {
    const { alice, bobsPost } = await cast()
    await alice.replies(bobsPost, 'reply')
    await crowd(20)
    await posts(300, (index) => ({ authorId: userId(index % 20), likeCount: 2 }))
    await LikeModel.insertMany(likesOf(300, () => 2))
    await alice.likes(bobsPost)
    const whole = ['find likes', 'find likes', 'find posts', 'find posts', 'find users', 'find users']
    expect(await names(() => guest.get('/posts'))).toEqual(whole)
    expect(await names(() => guest.get('/posts?limit=301'))).toEqual(whole)
    expect(await names(() => guest.get(`/posts/${bobsPost}`))).toEqual(whole)
  })

  it('takes as many commands for 300 accounts as for one', async () => {
    const { alice, bob } = await cast()
    await alice.follows(bob)
    await bob.follows(alice)
    await crowd(300)
    const few = ['find follows', 'find follows', 'find users', 'find users']
    expect(await names(() => guest.get('/users'))).toEqual(few)
    expect(await names(() => guest.get('/users/alice'))).toEqual(few)
  })
})

describe('ETags', () => {
  it.each(['/posts', '/users', '/posts/user/bob'])('spare unchanged lists: GET %s', async (path) => {
    const { alice, bob, bobsPost } = await cast()
    const etag = (await guest.get(path)).headers.get('etag') ?? ''
    expect(await guest.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: {} })
    await new OldClient(alice).post(`/posts/like/${bobsPost}`)
    await new OldClient(alice).post(`/users/follow/${bob.id}`)
    expect(await guest.get(path, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  it('never give one person’s answer to another', async () => {
    const { alice } = await cast()
    const { headers } = await guest.get('/users')
    expect(headers.get('vary')).toContain('authorization')
    const etag = headers.get('etag') ?? ''
    expect(await new OldClient(alice).get('/users', { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })
})

describe('the replies inside an answer', () => {
  /** A post with more replies than are shown, and a chain of replies below the newest of them. */
  async function scene() {
    const { bobsPost } = await cast()
    await crowd(1)
    const reply = (index: number, parentId: string, replyCount = 0) => ({
      ...{ _id: postId(index), authorId: userId(0), parentId, content: `Reply ${index}`, replyCount },
      ...{ createdAt: at(index), updatedAt: at(index) },
    })
    const siblings = range(130).map((index) => reply(index, bobsPost, index === 129 ? 1 : 0))
    const chain = range(5).map((index) => reply(200 + index, index === 0 ? postId(129) : postId(199 + index), 1))
    await PostModel.insertMany([...siblings, ...chain, reply(205, postId(204))])
    await PostModel.updateOne({ _id: bobsPost }, { replyCount: 130 })
    return bobsPost
  }

  const depthOf = (post: Data): number => Math.max(0, ...post['comments'].map((comment: Data) => 1 + depthOf(comment)))

  it('are the 100 newest of a post, newest first', async () => {
    const id = await scene()
    const [inList] = (await guest.get('/posts')).body['posts']
    const { post } = (await guest.get(`/posts/${id}`)).body
    for (const { comments } of [inList, post])
      expect(comments.map((comment: Data) => comment._id)).toEqual(range(100).map((index) => postId(129 - index)))
  })

  it('go three levels deep in lists and to the end for one post', async () => {
    const id = await scene()
    expect(depthOf((await guest.get('/posts')).body['posts'][0])).toBe(3)
    expect(depthOf((await guest.get(`/posts/${id}`)).body['post'])).toBe(7)
  })
})

describe('an answer that would be too large', () => {
  const twoMegabytes = 2_000_000
  const sizeOf = async (path: string, client = guest) =>
    Buffer.byteLength(JSON.stringify((await client.get(path)).body))
  const long = (index: number) => `${index} ${'ß'.repeat(370)}`

  it('holds fewer posts and names where the list goes on, so that nothing is lost', async () => {
    await cast()
    await crowd(120)
    await posts(260, (index) => ({ likeCount: 100, content: long(index) }))
    await LikeModel.insertMany(likesOf(260, () => 100))
    const { body, headers } = await guest.get('/posts')
    expect(body['posts'].length).toBeLessThan(261)
    expect(headers.get('link')).toContain('rel="next"')
    expect(await sizeOf('/posts?limit=1000')).toBeLessThan(twoMegabytes)
    expect(await sizeOf('/posts?limit=1000')).toBeGreaterThan(twoMegabytes * 0.9)
    const { ids, pages } = await follow(guest, '/posts?limit=1000', 'posts')
    expect([ids.length, new Set(ids).size, pages]).toEqual([261, 261, 2])
  })

  it('holds fewer accounts and names where the list goes on', async () => {
    const { alice } = await cast()
    await crowd(400)
    await FollowModel.insertMany(
      range(400).flatMap((who) =>
        range(30).map((step) => ({
          followerId: userId(who),
          followeeId: userId((who + step + 1) % 400),
          at: at(step),
        })),
      ),
    )
    await UserModel.updateMany({ username: /^crowd_/ }, { followerCount: 30, followingCount: 30 })
    for (const client of [guest, new OldClient(alice)]) {
      expect(await sizeOf('/users', client)).toBeLessThan(twoMegabytes)
      const { ids, pages } = await follow(client, '/users', 'users')
      expect([ids.length, new Set(ids).size]).toEqual([404, 404])
      expect(pages).toBeGreaterThan(1)
    }
  })

  it('shows one post with the replies nearest to it, and takes it back with one reply more', async () => {
    const { alice, bobsPost } = await cast()
    await crowd(1)
    const reply = (id: string, parentId: string, replyCount: number, index: number) => ({
      ...{ _id: id, parentId, replyCount, authorId: userId(0), content: long(index) },
      ...{ createdAt: at(index), updatedAt: at(index) },
    })
    const first = range(100).map((index) => reply(postId(index), bobsPost, 40, index))
    const second = range(4_000).map((index) => reply(`deep-${postId(index)}`, postId(index % 100), 0, index))
    await PostModel.insertMany([...first, ...second])
    await PostModel.updateOne({ _id: bobsPost }, { replyCount: 100 })
    for (const path of [`/posts/${bobsPost}`, '/posts']) {
      expect(await sizeOf(path)).toBeLessThan(twoMegabytes)
      const { body } = await guest.get(path)
      const { comments } = body['post'] ?? body['posts'][0]
      expect(comments).toHaveLength(100)
      const below = comments.map((comment: Data) => comment.comments.length)
      expect([below[0], below[99]]).toEqual([40, 0])
    }
    const { post } = (await guest.get(`/posts/${bobsPost}`)).body
    const oneMore = { _id: 'one-more-reply', content: 'ß'.repeat(380), images: [], video: '' }
    const echo = { postData: { ...post, comments: [oneMore, ...post.comments] } }
    expect(await new OldClient(alice).post(`/posts/edit/${bobsPost}`, echo)).toMatchObject({ status: 201 })
    expect((await guest.get(`/posts/${bobsPost}`)).body['post'].comments[0]._id).toBe('one-more-reply')
  })

  it('shows one account with as many people as fit', async () => {
    const { bob } = await cast()
    await crowd(1_000)
    await UserModel.updateMany({ username: /^crowd_/ }, { avatar: `https://media.example.org/${'x'.repeat(1_900)}` })
    await FollowModel.insertMany(
      range(1_000).flatMap((index) => [
        { followerId: userId(index), followeeId: bob.id, at: at(index) },
        { followerId: bob.id, followeeId: userId(index), at: at(index) },
      ]),
    )
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 1_000, followingCount: 1_000 })
    const { user } = (await guest.get('/users/bob')).body
    expect(await sizeOf('/users/bob')).toBeLessThan(twoMegabytes)
    expect([user.followers[0]._id, user.following[0]._id]).toEqual([userId(999), userId(999)])
    expect(user.followers.length).toBeGreaterThan(400)
  })
})
