import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { answers } from '../../server/rest/schemas.ts'
import { refuses, succeeds } from './checks.ts'
import { type Check, freshName } from './world.ts'

const noSuchPost = 'The post you entered is not Registered. Not Found error'

export const postChecks: Check[] = [
  {
    rule: 'GET /posts · 200 { posts }, newest first, no replies among them',
    holds: async ({ guest, ada, publish }) => {
      const older = await publish(ada)
      const newer = await publish(ada)
      const reply = randomUUID()
      await ada.post(`/posts/edit/${older}`, { postData: { comments: [{ _id: reply, content: 'A reply' }] } })
      const ids = succeeds(await guest.get('/posts'), 200, answers.posts).posts.map((post) => post._id)
      assert.ok(
        ids.indexOf(newer) !== -1 && ids.indexOf(newer) < ids.indexOf(older),
        'the newer post does not come first',
      )
      assert.ok(!ids.includes(reply), 'a reply is in the list')
    },
  },
  {
    rule: 'GET /posts/:postId · 200 { post }, also for a reply; 404 for none',
    holds: async ({ guest, ada, publish, read }) => {
      const postId = await publish(ada)
      const reply = randomUUID()
      await ada.post(`/posts/edit/${postId}`, { postData: { comments: [{ _id: reply, content: 'A reply' }] } })
      assert.equal((await read(reply)).content, 'A reply')
      assert.deepEqual(
        (await read(postId)).comments.map((comment) => comment._id),
        [reply],
      )
      refuses(await guest.get(`/posts/${randomUUID()}`), 404, noSuchPost)
    },
  },
  {
    rule: 'GET /posts/user/:username · 200 { posts }, empty for an unknown username',
    holds: async ({ guest, ada, publish }) => {
      const postId = await publish(ada)
      const { posts } = succeeds(await guest.get(`/posts/user/${ada.user.username}`), 200, answers.posts)
      assert.ok(posts.some((post) => post._id === postId) && posts.every((post) => post.username === ada.user.username))
      assert.deepEqual(succeeds(await guest.get(`/posts/user/${freshName('no')}`), 200, answers.posts).posts, [])
    },
  },
  {
    rule: 'POST /posts · 201 { posts }; keeps the client’s id, ignores times, author and likes',
    holds: async ({ ada, publish, read }) => {
      const claims = {
        username: 'eve',
        createdAt: '1999-01-01T00:00:00+00:00',
        likes: { likeCount: 9, likedBy: [{}], dislikedBy: [] },
      }
      const post = await read(await publish(ada, claims))
      assert.deepEqual(
        [post.username, post.likes.likeCount, post.likes.likedBy, post.id],
        [ada.user.username, 0, [], post._id],
      )
      assert.ok(!post.createdAt.startsWith('1999'), 'the client’s time was kept')
    },
  },
  {
    rule: 'POST /posts · the same id again stores nothing twice; 409 to anybody else',
    holds: async ({ ada, ben, publish, guest }) => {
      const _id = await publish(ada)
      await publish(ada, { _id })
      const { posts } = succeeds(await guest.get(`/posts/user/${ada.user.username}`), 200, answers.posts)
      assert.equal(posts.filter((post) => post._id === _id).length, 1)
      refuses(await ben.post('/posts', { postData: { _id, content: 'x' } }), 409, 'This id is already taken')
    },
  },
  {
    rule: 'POST /posts/edit/:postId · edits a reply of one’s own in comments, and nobody else’s',
    holds: async ({ ada, ben, publish, read }) => {
      const postId = await publish(ada)
      const _id = randomUUID()
      const sends = (client: typeof ben, content: string) =>
        client.post(`/posts/edit/${postId}`, { postData: { comments: [{ _id, content }] } })
      for (const content of ['A reply', 'An edited reply']) succeeds(await sends(ben, content), 201, answers.posts)
      succeeds(await sends(ada, 'By another'), 201, answers.posts)
      assert.equal((await read(_id)).content, 'An edited reply')
    },
  },
  {
    rule: 'POST /posts · 400 for what cannot be posted',
    holds: async ({ ada }) => {
      refuses(await ada.post('/posts', { postData: { content: 'x'.repeat(381) } }), 400, 'Max 380 characters allowed!')
      const image = 'https://example.org/a.png'
      refuses(
        await ada.post('/posts', { postData: { content: 'x', images: [image, image, image] } }),
        400,
        'Max 2 images allowed!',
      )
      refuses(await ada.post('/posts', { postData: { content: 'x', images: [image], video: image } }), 400)
      refuses(
        await ada.post('/posts', { postData: { content: 'x', links: { a: 'javascript:alert(1)' } } }),
        400,
        'Invalid input.',
      )
      refuses(await ada.post('/posts', { postData: { content: '' } }), 400)
    },
  },
  {
    rule: 'POST /posts/edit/:postId · 201 { posts } to the author; takes the whole object back',
    holds: async ({ ada, publish, read }) => {
      const before = await read(await publish(ada))
      const answer = await ada.post(`/posts/edit/${before._id}`, {
        postData: { ...before, content: 'Edited', username: 'eve' },
      })
      succeeds(answer, 201, answers.posts)
      assert.deepEqual({ ...(await read(before._id)), updatedAt: '' }, { ...before, content: 'Edited', updatedAt: '' })
    },
  },
  {
    rule: 'POST /posts/edit/:postId · 400 to anybody else who changes the post; 404 for none',
    holds: async ({ ada, ben, publish, read }) => {
      const postId = await publish(ada)
      const refused = "Cannot edit a Post doesn't belong to the logged in User."
      refuses(await ben.post(`/posts/edit/${postId}`, { postData: { content: 'Taken over' } }), 400, refused)
      assert.equal((await read(postId)).content, 'A post of the contract')
      refuses(await ben.post(`/posts/edit/${randomUUID()}`, { postData: { content: 'x' } }), 404, noSuchPost)
    },
  },
  {
    rule: 'POST /posts/edit/:postId · comments are merged by _id; new ones are replies by the token’s user',
    holds: async ({ ada, ben, publish, read }) => {
      const stale = await read(await publish(ada))
      const [first, second] = [randomUUID(), randomUUID()]
      const sends = (client: typeof ada, comments: object[]) =>
        client.post(`/posts/edit/${stale._id}`, { postData: { ...stale, comments } })
      succeeds(
        await sends(ben, [{ _id: first, content: 'one', username: 'eve', images: [], video: '' }]),
        201,
        answers.posts,
      )
      succeeds(await sends(ada, [{ _id: second, content: 'two' }]), 201, answers.posts)
      succeeds(await sends(ada, [{ _id: first, content: 'changed' }]), 201, answers.posts)
      const comments = (await read(stale._id)).comments.map(({ content, username }) => [content, username])
      assert.deepEqual(comments.sort(), [
        ['one', ben.user.username],
        ['two', ada.user.username],
      ])
    },
  },
  {
    rule: 'DELETE /posts/:postId · 201 { posts }; 400 to anybody else; 404 for none',
    holds: async ({ ada, ben, publish, guest }) => {
      const postId = await publish(ada)
      refuses(await ben.delete(`/posts/${postId}`), 400, "Cannot delete a Post doesn't belong to the logged in User.")
      const { posts } = succeeds(await ada.delete(`/posts/${postId}`), 201, answers.posts)
      assert.ok(!posts.some((post) => post._id === postId), 'the post is still in the list')
      refuses(await guest.get(`/posts/${postId}`), 404, noSuchPost)
      refuses(await ada.delete(`/posts/${postId}`), 404, noSuchPost)
    },
  },
  {
    rule: 'POST /posts/like/:postId · 201 { posts }; 400 for a second time; 404 for none',
    holds: async ({ ada, ben, publish, read }) => {
      const postId = await publish(ada)
      succeeds(await ben.post(`/posts/like/${postId}`), 201, answers.posts)
      const { likes } = await read(postId)
      assert.deepEqual([likes.likeCount, likes.likedBy.map((user) => user._id)], [1, [ben.user._id]])
      refuses(await ben.post(`/posts/like/${postId}`), 400, 'Cannot like a post that is already liked.')
      refuses(await ben.post(`/posts/like/${randomUUID()}`), 404, noSuchPost)
    },
  },
  {
    rule: 'POST /posts/dislike/:postId · 201 { posts }; 400 without a like of one’s own; 404 for none',
    holds: async ({ ada, ben, publish, read }) => {
      const postId = await publish(ada)
      refuses(await ben.post(`/posts/dislike/${postId}`), 400, 'Cannot decrement like less than 0.')
      await ben.post(`/posts/like/${postId}`)
      refuses(await ada.post(`/posts/dislike/${postId}`), 400, 'Cannot dislike a post that is already disliked.')
      assert.equal((await read(postId)).likes.likeCount, 1)
      succeeds(await ben.post(`/posts/dislike/${postId}`), 201, answers.posts)
      const { likeCount, likedBy, dislikedBy } = (await read(postId)).likes
      assert.deepEqual([likeCount, likedBy, dislikedBy.map((user) => user._id)], [0, [], [ben.user._id]])
      refuses(await ben.post(`/posts/dislike/${randomUUID()}`), 404, noSuchPost)
    },
  },
]
