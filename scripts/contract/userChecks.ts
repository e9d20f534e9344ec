import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { answers } from '../../server/rest/schemas.ts'
import { refuses, succeeds } from './checks.ts'
import { type Check, freshName } from './world.ts'

const noSuchUser = 'The username you entered is not Registered. Not Found error'
const noSuchPost = 'The post you entered is not Registered. Not Found error'

export const userChecks: Check[] = [
  {
    rule: 'Users · no bio and no location until they are set',
    holds: async ({ guest, ada }) => {
      const { user } = succeeds(await guest.get(`/users/${ada.user.username}`), 200, answers.user)
      assert.ok(!('bio' in user) && !('location' in user), 'a field that was never set is there')
    },
  },
  {
    rule: 'GET /users/bookmark · only posts of GET /posts, no replies; with a limit all',
    holds: async ({ ada, ben, publish, read }) => {
      const postId = await publish(ada)
      const comments = [{ _id: randomUUID(), content: 'A reply of the contract' }]
      succeeds(await ben.post(`/posts/edit/${postId}`, { postData: { comments } }), 201, answers.posts)
      const replyId = (await read(postId)).comments[0]?._id
      assert.ok(replyId !== undefined, 'the reply is not there')
      await ben.post(`/users/bookmark/${postId}`)
      await ben.post(`/users/bookmark/${replyId}`)
      const { bookmarks } = succeeds(await ben.get('/users/bookmark'), 200, answers.bookmarks)
      assert.ok(bookmarks.includes(postId), 'the post is not there')
      assert.ok(!bookmarks.includes(replyId), 'a reply is there')
      const all = succeeds(await ben.get('/users/bookmark?limit=100'), 200, answers.bookmarks)
      assert.ok(all.bookmarks.includes(replyId), 'with a limit, the reply is not there')
      const { posts } = succeeds(await ben.get('/posts'), 200, answers.posts)
      const listed = new Set(posts.map(({ _id }) => _id))
      assert.ok(
        bookmarks.every((id) => listed.has(id)),
        'a bookmark is not in GET /posts',
      )
    },
  },
  {
    rule: 'GET /users · 200 { users }; passwords of demo accounts only, and those work',
    holds: async ({ guest }) => {
      const { users } = succeeds(await guest.get('/users'), 200, answers.users)
      const demo = users.find((user) => user.password !== undefined)
      if (!demo) return
      const { username, password } = demo
      succeeds(await guest.post('/auth/login', { username, password }), 200, answers.loggedIn)
    },
  },
  {
    rule: 'GET /users/:username · 200 { user }, in any letter case or by _id; 404 for none',
    holds: async ({ guest, ada }) => {
      const { user } = succeeds(await guest.get(`/users/${ada.user.username.toUpperCase()}`), 200, answers.user)
      assert.equal(user._id, ada.user._id)
      assert.deepEqual(succeeds(await guest.get(`/users/${user._id}`), 200, answers.user), { user })
      refuses(await guest.get(`/users/${freshName('nobody')}`), 404, noSuchUser)
    },
  },
  {
    rule: 'Users · email and bookmarks only to the owner, no password',
    holds: async ({ ada, ben, publish }) => {
      const postId = await publish(ada)
      await ada.post(`/users/bookmark/${postId}`)
      const path = `/users/${ada.user.username}`
      const own = succeeds(await ada.get(path), 200, answers.user).user
      assert.ok(own.email !== undefined && own.bookmarks.includes(postId), 'the owner does not see them')
      const others = succeeds(await ben.get(path), 200, answers.user).user
      assert.deepEqual(
        [others.email, others.bookmarks, own.password, others.password],
        [undefined, [], undefined, undefined],
      )
    },
  },
  {
    rule: 'POST /users/edit · 201 { user }; takes the whole object back; isVerified is a switch',
    holds: async ({ ada }) => {
      const { user } = succeeds(await ada.get(`/users/${ada.user.username}`), 200, answers.user)
      const edited = succeeds(
        await ada.post('/users/edit', { userData: { ...user, bio: 'Of the contract', isVerified: true } }),
        201,
        answers.user,
      )
      assert.deepEqual([edited.user.bio, edited.user.isVerified, edited.user._id], ['Of the contract', true, user._id])
      const off = succeeds(await ada.post('/users/edit', { userData: { isVerified: false } }), 201, answers.user)
      assert.equal(off.user.isVerified, false)
    },
  },
  {
    rule: 'POST /users/edit · 404 for another username; 400 for an empty field and wrong types',
    holds: async ({ ada, ben }) => {
      refuses(
        await ada.post('/users/edit', { userData: { username: ben.user.username } }),
        404,
        'Username cannot be changed',
      )
      refuses(await ada.post('/users/edit', { userData: { name: '' } }), 400, 'Please fill the name field!')
      refuses(await ada.post('/users/edit', { userData: { isVerified: 'yes' } }), 400, 'Invalid input.')
      succeeds(
        await ada.post('/users/edit', { userData: { username: ada.user.username, name: 'Ada' } }),
        201,
        answers.user,
      )
    },
  },
  {
    rule: 'GET, POST /users/bookmark, /users/remove-bookmark · 200 { bookmarks }; 400 twice; 404 for no post',
    holds: async ({ ben, ada, publish }) => {
      const postId = await publish(ada)
      refuses(await ben.post(`/users/remove-bookmark/${postId}`), 400, 'Post not bookmarked yet')
      assert.ok(
        succeeds(await ben.post(`/users/bookmark/${postId}`), 200, answers.bookmarks).bookmarks.includes(postId),
      )
      refuses(await ben.post(`/users/bookmark/${postId}`), 400, 'This Post is already bookmarked')
      assert.ok(succeeds(await ben.get('/users/bookmark'), 200, answers.bookmarks).bookmarks.includes(postId))
      const { bookmarks } = succeeds(await ben.post(`/users/remove-bookmark/${postId}`), 200, answers.bookmarks)
      assert.ok(!bookmarks.includes(postId), 'the bookmark is still there')
      refuses(await ben.post(`/users/bookmark/${randomUUID()}`), 404, noSuchPost)
      refuses(await ben.post(`/users/remove-bookmark/${randomUUID()}`), 404, noSuchPost)
    },
  },
  {
    rule: 'POST /users/follow, /users/unfollow · 200 { user, followUser }; 400 twice; 404 for oneself and for none',
    holds: async ({ ada, ben }) => {
      const [follow, unfollow] = [`/users/follow/${ben.user._id}`, `/users/unfollow/${ben.user._id}`]
      refuses(await ada.post(unfollow), 400, 'User already not following')
      const on = succeeds(await ada.post(follow), 200, answers.follow)
      assert.deepEqual(
        on.user.following.map((user) => user._id),
        [ben.user._id],
      )
      assert.deepEqual(
        on.followUser.followers.map((user) => user._id),
        [ada.user._id],
      )
      refuses(await ada.post(follow), 400, 'User Already following')
      const off = succeeds(await ada.post(unfollow), 200, answers.follow)
      assert.deepEqual([off.user.following, off.followUser.followers], [[], []])
      for (const call of ['follow', 'unfollow']) {
        refuses(await ada.post(`/users/${call}/${ada.user._id}`), 404, 'You cannot follow yourself')
        refuses(await ada.post(`/users/${call}/${randomUUID()}`), 404, noSuchUser)
      }
    },
  },
]
