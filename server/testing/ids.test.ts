import { randomUUID } from 'node:crypto'
import { calls } from '../rest/calls.ts'
import { cast } from './cast.ts'
import { OldClient } from './oldClient.ts'
import { useServer } from './testServer.ts'

useServer()

const strange = [
  ['an empty text', ''],
  ['a blank', ' '],
  ['65 characters', 'x'.repeat(65)],
  ['control characters', '\u0001\u001b\n'],
] as const

describe('an impossible id', () => {
  it.each(strange)('finds no post and no account in a mutation or query: %s', async (_what, id) => {
    const { alice } = await cast()
    for (const attempt of ['likes', 'unlikes', 'bookmarks', 'removesBookmark', 'deletes'] as const)
      await expect(alice[attempt](id)).rejects.toHaveCode('POST_NOT_FOUND')
    await expect(alice.edits(id, { content: 'x' })).rejects.toHaveCode('POST_NOT_FOUND')
    await expect(alice.replies(id, 'x')).rejects.toHaveCode('POST_NOT_FOUND')
    await expect(alice.follows({ id })).rejects.toHaveCode('USER_NOT_FOUND')
    await expect(alice.unfollows({ id })).rejects.toHaveCode('USER_NOT_FOUND')
    expect(await alice.sees(id)).toBeNull()
    expect(await alice.seesUser(id)).toBeNull()
  })

  it.each(strange)('cannot be given to a post: %s', async (_what, id) => {
    const { alice, bobsPost } = await cast()
    await expect(alice.posts('x', { id })).rejects.toHaveCode('INVALID_INPUT')
    await expect(alice.replies(bobsPost, 'x', { id })).rejects.toHaveCode('INVALID_INPUT')
  })

  it.each(strange.slice(1))(
    'is answered as not found by every REST path, with at most an empty list: %s',
    async (_what, id) => {
      const { alice } = await cast()
      for (const { method, path } of calls.filter((call) => call.path.includes(':'))) {
        const answer = await new OldClient(alice).sends(
          method.toUpperCase(),
          path.replace(/:\w+/, encodeURIComponent(id)),
          method === 'get' ? undefined : '{"postData":{}}',
          { 'content-type': 'application/json' },
        )
        const isList = path === '/posts/user/:username'
        expect([path, answer.status]).toEqual([path, isList ? 200 : 404])
        if (isList) expect(answer.body).toEqual({ posts: [] })
      }
    },
  )
})

describe('the id of a new post', () => {
  it('is made by the server if the client gives none', async () => {
    const { alice, bobsPost } = await cast()
    const { post } = await alice.does('createPost', { content: 'Without an id' }, 'post { id content }')
    expect(await alice.sees(post.id)).toMatchObject({ content: 'Without an id' })
    const { post: reply } = await alice.does(
      'replyToPost',
      { parentId: bobsPost, content: 'Me too', id: null },
      'post { id }',
    )
    expect(await alice.sees(reply.id)).toMatchObject({ parent: { id: bobsPost } })
  })

  it('makes a retry safe, and is taken for any other content', async () => {
    const { alice, bob, bobsPost } = await cast()
    const id = randomUUID()
    const images = [{ url: '/media/seed/a.webp', alt: 'A bird' }]
    for (const _ of [1, 2]) expect(await alice.posts('Once', { id, images })).toBe(id)
    await expect(alice.posts('Twice', { id, images })).rejects.toHaveCode('ID_TAKEN')
    await expect(alice.posts('Once', { id })).rejects.toHaveCode('ID_TAKEN')
    await expect(alice.replies(bobsPost, 'Once', { id, images })).rejects.toHaveCode('ID_TAKEN')
    await expect(bob.posts('Once', { id, images })).rejects.toHaveCode('ID_TAKEN')
    const asAlice = new OldClient(alice)
    const postData = { _id: id, content: 'Once', images: ['/media/seed/a.webp'] }
    expect(await asAlice.post('/posts', { postData: { ...postData, content: 'Other' } })).toMatchObject({ status: 409 })
    const own = { _id: randomUUID(), content: 'Old client' }
    for (const _ of [1, 2]) expect(await asAlice.post('/posts', { postData: own })).toMatchObject({ status: 201 })
    expect(await alice.reads('posts')).toEqual(['Old client', 'Once', 'Hello from bob'])
  })
})

describe('a null profile field', () => {
  it('is emptied, unlike one that is left out', async () => {
    const { alice } = await cast()
    await alice.editsProfile({ bio: 'Hi', location: 'Here' })
    expect(await alice.editsProfile({ name: 'Alice' })).toMatchObject({ bio: 'Hi' })
    const { user } = await alice.does(
      'editProfile',
      { bio: null, location: null, website: null },
      'user { name bio location website }',
    )
    expect(user).toEqual({ name: 'Alice', bio: '', location: '', website: '' })
    for (const field of ['name', 'avatar', 'cover'])
      await expect(alice.editsProfile({ [field]: null })).rejects.toHaveCode('INVALID_INPUT')
    const profile = (await new OldClient(alice).get('/users/alice')).body['user']
    expect([profile.bio, profile.location]).toEqual([undefined, undefined])
  })
})
