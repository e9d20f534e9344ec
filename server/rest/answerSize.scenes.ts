import { FollowModel } from '../follows/follow.model.ts'
import { LikeModel } from '../likes/like.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast } from '../testing/cast.ts'
import { at, crowd, follow, likesOf, postId, posts, range, sizeOf, userId } from '../testing/crowd.ts'
import { postDocument, storePosts } from '../testing/documents.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

useServer()

const guest = new OldClient()

describe('the replies inside an answer', () => {
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

  it('are the 100 newest of each post, newest first', async () => {
    const id = await scene()
    const [inList] = (await guest.get('/posts')).body['posts']
    const { post } = (await guest.get(`/posts/${id}`)).body
    for (const { comments } of [inList, post])
      expect(comments.map((comment: Data) => comment._id)).toEqual(range(100).map((index) => postId(129 - index)))
  })

  it('go three levels deep in lists, and to the last level for a single post', async () => {
    const id = await scene()
    expect(depthOf((await guest.get('/posts')).body['posts'][0])).toBe(3)
    expect(depthOf((await guest.get(`/posts/${id}`)).body['post'])).toBe(7)
  })
})

describe('an answer that would be too large', () => {
  const twoMegabytes = 2_000_000
  const long = (index: number) => `${index} ${'ß'.repeat(370)}`

  it('holds fewer posts and links to the next page, so that no post is lost', async () => {
    await cast()
    await crowd(120)
    await posts(260, (index) => ({ likeCount: 100, content: long(index) }))
    await LikeModel.collection.insertMany(likesOf(260, () => 100))
    const { ids, pages, sizes } = await follow(guest, '/posts', 'posts')
    expect([ids.length, new Set(ids).size, pages]).toEqual([261, 261, 2])
    expect(sizes[0]).toBeLessThan(twoMegabytes)
    expect(sizes[0]).toBeGreaterThan(twoMegabytes * 0.9)
  })

  it('holds fewer accounts and links to the next page', async () => {
    const { alice } = await cast()
    await crowd(400)
    await FollowModel.collection.insertMany(
      range(400).flatMap((who) =>
        range(30).map((step) => ({
          followerId: userId(who),
          followeeId: userId((who + step + 1) % 400),
          at: at(step),
        })),
      ),
    )
    await UserModel.updateMany({ username: /^crowd_/ }, { followerCount: 30, followingCount: 30 })
    const { ids, pages, sizes } = await follow(new OldClient(alice), '/users', 'users')
    expect([ids.length, new Set(ids).size]).toEqual([404, 404])
    expect(pages).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThan(twoMegabytes)
  })

  it('holds a single post with its upper levels of replies, which an edit with one more reply accepts', async () => {
    const { alice, bobsPost } = await cast()
    await crowd(1)
    const reply = (_id: string, parentId: string, replyCount: number, index: number) =>
      postDocument({ _id, parentId, replyCount, authorId: userId(0), content: long(index), createdAt: at(index) })
    const first = range(100).map((index) => reply(postId(index), bobsPost, 40, index))
    const second = range(4_000).map((index) => reply(`deep-${postId(index)}`, postId(index % 100), 0, index))
    await storePosts([...first, ...second])
    await PostModel.updateOne({ _id: bobsPost }, { replyCount: 100 })
    for (const path of [`/posts/${bobsPost}`, '/posts']) {
      const { body } = await guest.get(path)
      expect(sizeOf(body)).toBeLessThan(twoMegabytes)
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

  it('holds a single account with as many people as fit', async () => {
    const { bob } = await cast()
    await crowd(1_000)
    await UserModel.updateMany({ username: /^crowd_/ }, { avatar: `https://media.example.org/${'x'.repeat(1_900)}` })
    await FollowModel.collection.insertMany(
      range(1_000).flatMap((index) => [
        { followerId: userId(index), followeeId: bob.id, at: at(index) },
        { followerId: bob.id, followeeId: userId(index), at: at(index) },
      ]),
    )
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 1_000, followingCount: 1_000 })
    const { body } = await guest.get('/users/bob')
    expect(sizeOf(body)).toBeLessThan(twoMegabytes)
    const { user } = body
    expect([user.followers[0]._id, user.following[0]._id]).toEqual([userId(999), userId(999)])
    expect(user.followers.length).toBeGreaterThan(400)
  })
})
