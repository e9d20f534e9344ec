import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import { OldClient, wrongField } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

const notFound = { status: 404, body: { errors: ['The post you entered is not Registered. Not Found error'] } }
const refusal = (message: string, status = 400) => ({ status, body: { errors: [message] } })

async function oldCast() {
  const people = await cast()
  const { alice, bob, carol } = people
  return {
    ...people,
    aliceId: alice.id,
    guest: new OldClient(),
    alice: new OldClient(alice),
    bob: new OldClient(bob),
    carol: new OldClient(carol),
  }
}

const summary = (_id: string, name: string) => ({
  _id,
  username: name,
  name,
  avatar: '/media/builtin/default-avatar.webp',
})

describe('reading posts', () => {
  it('shows a post with exactly the fields of the contract', async () => {
    const { guest, alice, aliceId, bobsPost } = await oldCast()
    await alice.post(`/posts/like/${bobsPost}`)
    const { body } = await guest.get(`/posts/${bobsPost}`)
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)
    expect(body).toEqual({
      post: {
        _id: bobsPost,
        id: bobsPost,
        content: 'Hello from bob',
        likes: { likeCount: 1, likedBy: [summary(aliceId, 'alice')], dislikedBy: [] },
        comments: [],
        images: [],
        video: '',
        username: 'bob',
        name: 'bob',
        createdAt: moment,
        updatedAt: moment,
      },
    })
  })

  it('lists top-level posts with their replies and the replies to these, all newest first', async () => {
    const { guest, ...people } = await cast().then((all) => ({ ...all, guest: new OldClient() }))
    const { alice, bob, carol, bobsPost } = people
    const second = await carol.posts('Second')
    const reply = await alice.replies(bobsPost, 'first reply')
    const later = await carol.replies(bobsPost, 'later reply')
    const nested = await bob.replies(reply, 'nested')
    const { body } = await guest.get('/posts')
    expect(body['posts'].map((post: Data) => post._id)).toEqual([second, bobsPost])
    const [, post] = body['posts']
    expect(post.comments.map((comment: Data) => comment._id)).toEqual([later, reply])
    expect(post.comments[1].comments).toMatchObject([{ _id: nested, content: 'nested', username: 'bob', comments: [] }])
    expect(await guest.get(`/posts/${reply}`)).toMatchObject({
      status: 200,
      body: { post: { _id: reply, comments: [{ _id: nested }] } },
    })
  })

  it('lists the posts of one account, in any letter case, and nothing for an unknown one', async () => {
    const { guest, bobsPost } = await oldCast()
    expect((await guest.get('/posts/user/BOB')).body['posts']).toMatchObject([{ _id: bobsPost }])
    expect(await guest.get('/posts/user/alice')).toMatchObject({ status: 200, body: { posts: [] } })
    expect(await guest.get('/posts/user/nobody')).toMatchObject({ status: 200, body: { posts: [] } })
  })

  it('answers 404 for a post that does not exist, whatever the call', async () => {
    const { guest, alice } = await oldCast()
    expect(await guest.get('/posts/no-such-post')).toMatchObject(notFound)
    expect(await alice.delete('/posts/no-such-post')).toMatchObject(notFound)
    for (const call of ['like', 'dislike'])
      expect(await alice.post(`/posts/${call}/no-such-post`)).toMatchObject(notFound)
    expect(await alice.post('/posts/edit/no-such-post', { postData: { content: 'x' } })).toMatchObject(notFound)
    expect(await alice.post('/posts/edit/no-such-post', { postData: { comments: [] } })).toMatchObject(notFound)
  })
})

describe('POST /posts', () => {
  it('publishes the fields that a client may set, ignores the others, and answers with all posts', async () => {
    const { alice, bobsPost } = await oldCast()
    const _id = randomUUID()
    const postData = {
      _id,
      id: 'something else',
      content: 'With all',
      images: ['/media/seed/a.webp', 'https://media.example.org/b.png'],
      video: '',
      links: { Site: 'https://example.org/x' },
      likes: { likeCount: 99, likedBy: [{ username: 'eve' }], dislikedBy: [] },
      username: 'bob',
      createdAt: '1999-01-01T00:00:00+00:00',
      comments: [{ nonsense: true }],
    }
    const { status, body } = await alice.post('/posts', { postData })
    expect(status).toBe(201)
    expect(body['posts'].map((post: Data) => post._id)).toEqual([_id, bobsPost])
    expect(body['posts'][0]).toMatchObject({
      id: _id,
      content: 'With all',
      images: postData.images,
      links: postData.links,
      username: 'alice',
    })
    expect(body['posts'][0]).toMatchObject({ likes: { likeCount: 0, likedBy: [] }, comments: [], video: '' })
    expect(body['posts'][0].createdAt).not.toMatch(/^1999/)
  })

  it('stores an id of the same author once, and refuses it to other users', async () => {
    const { alice, carol } = await oldCast()
    const postData = { _id: randomUUID(), content: 'Once' }
    await alice.post('/posts', { postData })
    const again = await alice.post('/posts', { postData })
    expect(again.status).toBe(201)
    expect(again.body['posts']).toHaveLength(2)
    expect(await carol.post('/posts', { postData })).toMatchObject(refusal('This id is already taken', 409))
  })

  it('makes an id if the client sends none', async () => {
    const { alice } = await oldCast()
    const { status, body } = await alice.post('/posts', { postData: { content: 'No id' } })
    expect([status, body['posts'][0].content]).toEqual([201, 'No id'])
  })

  const image = '/media/seed/a.webp'
  it.each<[string, unknown, string]>([
    ['a text over 380 characters', { content: 'x'.repeat(381) }, 'Max 380 characters allowed!'],
    ['over two images', { images: [image, image, image] }, 'Max 2 images allowed!'],
    [
      'images together with a video',
      { images: [image], video: '/media/seed/a.webm' },
      'Choose either images or a video.',
    ],
    ['nothing at all', {}, 'Write something, or add an image or a video.'],
    ['a forbidden scheme in a link', { content: 'x', links: { a: 'javascript:alert(1)' } }, 'Invalid input.'],
    ['a forbidden scheme of an image', { images: ['data:image/png;base64,AA'] }, 'Invalid input.'],
    ['an unusable id', { _id: 'short', content: 'x' }, 'Invalid input.'],
    ['an id that is an object', { _id: { $gt: '' }, content: 'x' }, 'Invalid input.'],
    ['a text that is a number', { content: 7 }, 'Invalid input.'],
    ['a NUL in the text', { content: 'a\0' }, 'Invalid input.'],
    [
      'half a surrogate pair in a label',
      { content: 'a', links: { '\udc00': 'https://example.org' } },
      'Invalid input.',
    ],
    ['images that are no list', { images: image }, 'Invalid input.'],
    ['no post', 'text', 'Invalid input.'],
    ['a list', [], 'Invalid input.'],
  ])('refuses %s and stores nothing', async (_what, postData, message) => {
    const { alice, guest } = await oldCast()
    expect(await alice.post('/posts', { postData })).toMatchObject(wrongField(message))
    expect((await guest.get('/posts')).body['posts']).toHaveLength(1)
  })

  it('says to developers what is wrong with a link', async () => {
    const { alice } = await oldCast()
    const refused = await alice.post('/posts', { postData: { content: 'x', links: { a: 'javascript:alert(1)' } } })
    expect(refused).toMatchObject(wrongField('Invalid input.', expect.stringMatching(/^links: each needs a label of/)))
  })
})

describe('DELETE /posts/:postId', () => {
  it('deletes the user’s own post with its replies', async () => {
    const { alice, bob, bobsPost } = await oldCast()
    await alice.post(`/posts/edit/${bobsPost}`, { postData: { comments: [{ _id: randomUUID(), content: 'reply' }] } })
    expect(await bob.delete(`/posts/${bobsPost}`)).toMatchObject({ status: 201, body: { posts: [] } })
  })

  it('refuses to delete another user’s post', async () => {
    const { alice, bobsPost } = await oldCast()
    expect(await alice.delete(`/posts/${bobsPost}`)).toMatchObject(
      refusal("Cannot delete a Post doesn't belong to the logged in User."),
    )
  })
})

describe('liking', () => {
  it('moves the user between likedBy and dislikedBy', async () => {
    const { alice, aliceId, bobsPost } = await oldCast()
    const alicesSummary = summary(aliceId, 'alice')
    const liked = await alice.post(`/posts/like/${bobsPost}`, {})
    expect(liked).toMatchObject({
      status: 201,
      body: { posts: [{ likes: { likeCount: 1, likedBy: [alicesSummary], dislikedBy: [] } }] },
    })
    const unliked = await alice.post(`/posts/dislike/${bobsPost}`)
    expect(unliked).toMatchObject({
      status: 201,
      body: { posts: [{ likes: { likeCount: 0, likedBy: [], dislikedBy: [alicesSummary] } }] },
    })
  })

  it('answers with the fixed error messages, and never removes another user’s like', async () => {
    const { alice, carol, guest, bobsPost } = await oldCast()
    expect(await alice.post(`/posts/dislike/${bobsPost}`)).toMatchObject(refusal('Cannot decrement like less than 0.'))
    await alice.post(`/posts/like/${bobsPost}`)
    expect(await alice.post(`/posts/like/${bobsPost}`)).toMatchObject(
      refusal('Cannot like a post that is already liked.'),
    )
    expect(await carol.post(`/posts/dislike/${bobsPost}`)).toMatchObject(
      refusal('Cannot dislike a post that is already disliked.'),
    )
    expect((await guest.get(`/posts/${bobsPost}`)).body['post'].likes.likeCount).toBe(1)
  })
})
