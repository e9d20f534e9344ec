import { randomUUID } from 'node:crypto'
import { calls } from './restCalls.ts'
import { SessionModel } from '../auth/session.model.ts'
import { UserModel } from '../users/user.model.ts'
import { cast, logsIn } from './cast.ts'
import { commandsDuring } from './commands.ts'
import { OldClient } from './oldClient.ts'
import { useServer } from './testServer.ts'

useServer()

const strange = [
  ['an empty text', ''],
  ['a blank', ' '],
  ['65 characters', 'x'.repeat(65)],
  ['control characters', '\u0001\u001b\n'],
] as const

describe('an invalid id', () => {
  it.each(strange)('matches no post and no account in a mutation or query: %s', async (_what, id) => {
    const { alice } = await cast()
    for (const attempt of ['likes', 'unlikes', 'bookmarks', 'removesBookmark', 'deletes'] as const)
      await expect(alice[attempt](id)).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.edits(id, { content: 'x' })).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.replies(id, 'x')).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.follows({ id })).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.unfollows({ id })).rejects.toHaveCode('NOT_FOUND')
    expect(await alice.sees(id)).toBeNull()
    expect(await alice.seesUser(id)).toBeNull()
  })

  it.each(strange)('is refused for a new post: %s', async (_what, id) => {
    const { alice, bobsPost } = await cast()
    await expect(alice.posts('x', { id })).rejects.toHaveCode('INVALID_INPUT')
    await expect(alice.replies(bobsPost, 'x', { id })).rejects.toHaveCode('INVALID_INPUT')
  })

  it.each(strange.slice(1))('is not found by any REST path, or leads to an empty list: %s', async (_what, id) => {
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
  })
})

const onNode = '... on Post { content author { username } } ... on User { username } ... on Session { isCurrent }'
const nodesQuery = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ${onNode} } }`

describe('the id of an object', () => {
  it('finds it again, with others in any order', async () => {
    const { alice, bob, bobsPost } = await cast()
    const { viewer, sessions } = await alice.asks('{ viewer { id } sessions { edges { node { id } } } }')
    const sessionId = sessions.edges[0].node.id
    expect([viewer.id, sessionId]).toEqual([`user:${alice.id}`, expect.stringMatching(/^session:/)])
    const ids = [sessionId, bobsPost, 'not-there', viewer.id, 'user:nobody', bobsPost, bob.publicId]
    const session = { __typename: 'Session', id: sessionId, isCurrent: true }
    const post = { __typename: 'Post', id: bobsPost, content: 'Hello from bob', author: { username: 'bob' } }
    const [asAlice, asBob] = [alice, bob].map(({ publicId: id, username }) => ({ __typename: 'User', id, username }))
    expect((await alice.asks(nodesQuery, { ids }))['nodes']).toEqual([session, post, null, asAlice, null, post, asBob])
    for (const [id, found] of [
      [bobsPost, post],
      [viewer.id, asAlice],
      [sessionId, session],
      ['not-there', null],
    ])
      expect(await alice.asks(`query ($id: ID!) { node(id: $id) { __typename id ${onNode} } }`, { id })).toEqual({
        node: found,
      })
  })

  it('belongs to nothing else, although clients choose the ids of posts', async () => {
    const { alice, bob } = await cast()
    await alice.posts('As old as bob', { id: bob.id })
    const { nodes } = await alice.asks(nodesQuery, { ids: [bob.id, bob.publicId] })
    expect(nodes).toMatchObject([{ __typename: 'Post', content: 'As old as bob' }, { username: 'bob' }])
    for (const id of [bob.publicId, 'session:of-nobody'])
      await expect(alice.posts('x', { id })).rejects.toHaveCode('INVALID_INPUT')
  })

  it('of an account may lack its prefix where only accounts are meant', async () => {
    const { alice, bob } = await cast()
    for (const userId of [bob.id, bob.publicId]) {
      const { user } = await alice.does('followUser', { userId }, 'user { id followerCount }')
      expect(user).toEqual({ id: bob.publicId, followerCount: 1 })
      await alice.does('unfollowUser', { userId }, 'user { id }')
      expect(await alice.asks('query ($id: ID) { user(id: $id) { id } }', { id: userId })).toEqual({
        user: { id: bob.publicId },
      })
    }
  })

  it('does not lead to a session of somebody else, or of the same demo account', async () => {
    const { alice, bob, guest } = await cast()
    const { sessions } = await alice.asks('{ sessions { edges { node { id } } } }')
    const ids = [sessions.edges[0].node.id]
    for (const other of [bob, guest]) expect(await other.asks(nodesQuery, { ids })).toEqual({ nodes: [null] })
    await SessionModel.updateMany({ userId: alice.id }, { isDemo: true })
    await UserModel.updateOne({ _id: alice.id }, { isDemo: true, demoPassword: alice.password })
    const another = await logsIn(alice)
    expect(await another.asks(nodesQuery, { ids })).toEqual({ nodes: [null] })
  })

  it('can be looked up together with 99 others, in as few commands as four', async () => {
    const { alice, bobsPost } = await cast()
    const many = Array.from({ length: 100 }, (_, index) => (index % 2 ? `user:no-${index}` : `no-post-${index}`))
    // The server keeps authors' cards for two seconds.
    const sent = async (ids: string[]) =>
      (await commandsDuring(() => alice.asks(nodesQuery, { ids }))).filter(({ collection }) => collection !== 'users')
        .length
    await alice.asks(nodesQuery, { ids: [bobsPost] })
    expect(await sent([bobsPost, alice.publicId, ...many.slice(2)])).toBe(
      await sent([bobsPost, alice.publicId, ...many.slice(2, 4)]),
    )
    await expect(alice.asks(nodesQuery, { ids: [...many, bobsPost] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      argument: 'ids',
    })
  })
})

describe('the id of a new post', () => {
  it('is generated by the server when the client sends none', async () => {
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

  it('makes it safe to send the same post again, and is refused for any other post', async () => {
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

describe('a profile field', () => {
  it('is cleared by null, and kept when it is left out', async () => {
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
