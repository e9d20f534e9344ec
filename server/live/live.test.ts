import { randomUUID } from 'node:crypto'
import mongoose from 'mongoose'
import { Listener } from '../testing/listener.ts'
import { MeasuredServer } from '../testing/media/measuredServer.ts'
import type { Data } from '../testing/person.ts'

const settings = {
  JWT_SECRET: 'a secret that both servers share, long enough',
  SOCKETS_PER_ACCOUNT: '2',
  CORS_ORIGINS: 'https://allowed.example',
}
const password = 'correct horse battery'

let one: MeasuredServer
let other: MeasuredServer
const listeners: Listener[] = []

beforeAll(async () => {
  one = await MeasuredServer.start(settings)
  other = await MeasuredServer.start({ ...settings, ...one.shared })
})
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.leaves()))
})
afterAll(async () => {
  await other.remove()
  await one.remove()
})

async function signsUp(): Promise<{ token: string; id: string; username: string }> {
  const username = `u${randomUUID().slice(0, 8)}`
  const input = { name: username, username, email: `${username}@example.org`, password, confirmPassword: password }
  const { token, user } = await one.does('signUp', input, '', 'token user { id }')
  return { token, id: user.id, username }
}

async function posts(token: string, content = 'Hello', id: string = randomUUID()): Promise<string> {
  await one.does('createPost', { id, content }, token)
  return id
}

function listens(token?: string, server = other, headers?: Record<string, string>): Listener {
  const listener = new Listener(server.urlOf('/graphql'), { token, ...(headers && { headers }) })
  listeners.push(listener)
  return listener
}

const newPosts =
  'subscription ($list: PostList!) { newPosts(list: $list) { count posts { id author { username } } readAnew } }'
const postChanged = `subscription ($id: ID!) { postChanged(id: $id) {
  post { id content likeCount replyCount } newReplyCount newReplies { id author { username } } deletedReplyIds readAnew
} }`

const sessionOf = async (token: string) =>
  (await one.asks('{ sessions { edges { node { id } } } }', {}, token)).data['sessions'].edges[0].node.id as string

const explore = (listener: Listener) => listener.subscribe(newPosts, { list: 'EXPLORE' })

describe('new posts', () => {
  it('reach every server, with their authors, from either server and API', async () => {
    const { token, username } = await signsUp()
    const messages = explore(listens())
    expect(await messages.next()).toEqual({ count: 0, posts: [], readAnew: true })
    const first = await posts(token)
    const author = { username }
    expect(await messages.next()).toEqual({ count: 1, posts: [{ id: first, author }], readAnew: false })
    const headers = { authorization: token, 'content-type': 'application/json' }
    const body = JSON.stringify({ postData: { _id: 'over-rest-in-live', content: 'Over REST' } })
    await fetch(one.urlOf('/api/posts'), { method: 'POST', headers, body })
    expect(await messages.next()).toEqual({ count: 1, posts: [{ id: 'over-rest-in-live', author }], readAnew: false })
  })

  it('that come fast share messages, without doubles and replies', async () => {
    const { token } = await signsUp()
    const messages = explore(listens())
    await messages.next()
    const begun = performance.now()
    const written: string[] = []
    for (let index = 0; index < 10; index++) {
      written.push(await posts(token))
      await one.does('replyToPost', { parentId: written[0], content: 'no post of its own' }, token)
    }
    const told: Data[] = []
    while (told.reduce((sum, { count }) => sum + count, 0) < written.length) told.push((await messages.next()) ?? {})
    expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(written.length)
    const seconds = (performance.now() - begun) / 1_000
    expect(told.length).toBeLessThanOrEqual(2 + 4 * seconds)
    const ids = told.toReversed().flatMap((message) => message['posts'].map(({ id }: { id: string }) => id))
    expect(ids).toEqual(written.toReversed().slice(0, ids.length))
  })

  it('on Home are those of the viewer and of the accounts that the viewer follows at the time', async () => {
    const [alice, bob, carol] = [await signsUp(), await signsUp(), await signsUp()]
    const messages = listens(alice.token).subscribe(newPosts, { list: 'HOME' })
    await messages.next()
    const seen = async (id: string) =>
      expect(await messages.next()).toMatchObject({ count: 1, posts: [{ id }], readAnew: false })
    await posts(carol.token)
    await seen(await posts(alice.token))
    await one.does('followUser', { userId: bob.id }, alice.token)
    await posts(carol.token)
    await seen(await posts(bob.token))
    await one.does('unfollowUser', { userId: bob.id }, alice.token)
    await posts(bob.token)
    await seen(await posts(alice.token))
  })

  it('on Home need an account', async () => {
    const messages = listens().subscribe(newPosts, { list: 'HOME' })
    await expect(messages.next()).rejects.toHaveCode('UNAUTHENTICATED')
  })
})

type Told = { post: { replyCount: number }; newReplyCount: number; newReplies: object[]; deletedReplyIds: string[] }

/** The next replies and the next count of them. They are stored together, but may come in two messages. */
async function inOneOrTwo(messages: { next(): Promise<unknown> }, replyCount: number): Promise<Told> {
  const first = (await messages.next()) as Told
  const hasReplies = first.newReplyCount + first.deletedReplyIds.length > 0
  if (hasReplies && first.post.replyCount === replyCount) return first
  const second = (await messages.next()) as Told
  return hasReplies ? { ...first, post: second.post } : second
}

describe('a subscription to a post', () => {
  it('sends its text, counts, new and deleted replies, and its end', async () => {
    const [alice, bob] = [await signsUp(), await signsUp()]
    const id = await posts(alice.token, 'Before')
    const messages = listens(bob.token).subscribe(postChanged, { id })
    const now = { id, content: 'Before', likeCount: 0, replyCount: 0 }
    const quiet = { newReplyCount: 0, newReplies: [], deletedReplyIds: [], readAnew: false }
    expect(await messages.next()).toEqual({ ...quiet, post: now, readAnew: true })
    await one.does('likePost', { postId: id }, bob.token)
    expect(await messages.next()).toEqual({ ...quiet, post: { ...now, likeCount: 1 } })
    await one.does('bookmarkPost', { postId: id }, bob.token)
    await one.does('editPost', { id, content: 'After' }, alice.token)
    const edited = { ...now, content: 'After', likeCount: 1 }
    expect(await messages.next()).toEqual({ ...quiet, post: edited })
    const reply = randomUUID()
    await one.does('replyToPost', { id: reply, parentId: id, content: 'A reply' }, bob.token)
    const added = { newReplyCount: 1, newReplies: [{ id: reply, author: { username: bob.username } }] }
    expect(await inOneOrTwo(messages, 1)).toEqual({ ...quiet, ...added, post: { ...edited, replyCount: 1 } })
    await one.does('deletePost', { id: reply }, bob.token)
    expect(await inOneOrTwo(messages, 0)).toEqual({ ...quiet, post: edited, deletedReplyIds: [reply] })
    await one.does('deletePost', { id }, alice.token)
    expect(await messages.next()).toEqual({ ...quiet, post: null })
    expect(await messages.next()).toBeNull()
  })

  it('needs a post that exists', async () => {
    const messages = listens().subscribe(postChanged, { id: 'no-such-post' })
    await expect(messages.next()).rejects.toHaveCode('NOT_FOUND')
  })
})

describe('notifications', () => {
  it('reach their receiver with the unread count, also after changes on another server', async () => {
    const [alice, bob] = [await signsUp(), await signsUp()]
    const id = await posts(alice.token)
    const fields = 'newest { kind post { id } actors { username } } unreadNotifications'
    const messages = listens(alice.token).subscribe(`subscription { notified { ${fields} } }`)
    expect(await messages.next()).toEqual({ newest: null, unreadNotifications: 0 })
    const likedBy = { kind: 'LIKE', post: { id }, actors: [{ username: bob.username }] }
    await one.does('likePost', { postId: id }, alice.token)
    for (const [what, unreadNotifications] of [
      ['likePost', 1],
      ['unlikePost', 0],
      ['likePost', 1],
    ] as const) {
      await one.does(what, { postId: id }, bob.token)
      expect(await messages.next()).toEqual({ newest: unreadNotifications ? likedBy : null, unreadNotifications })
    }
    const mention = await posts(bob.token, `Hello @${alice.username}`)
    expect(await messages.next()).toMatchObject({ newest: { kind: 'MENTION', post: { id: mention } } })
    await one.does('followUser', { userId: alice.id }, bob.token)
    expect(await messages.next()).toMatchObject({ newest: { kind: 'FOLLOW', post: null }, unreadNotifications: 3 })
    await one.does('markNotificationsSeen', { until: new Date().toISOString() }, alice.token)
    expect(await messages.next()).toMatchObject({ unreadNotifications: 0 })
  })
})

describe('a socket', () => {
  it.each([
    ['logs out', (token: string) => one.asks('mutation { logOut { ended } }', {}, token)],
    ['ends the session', async (token: string) => one.does('endSession', { sessionId: await sessionOf(token) }, token)],
    ['deletes the account', (token: string) => one.does('deleteAccount', { password }, token)],
    [
      'changes the password elsewhere',
      async (token: string, username: string) => {
        const again = await one.does('logIn', { username, password }, '', 'token')
        await one.does('changePassword', { currentPassword: password, newPassword: 'another one' }, again['token'])
      },
    ],
  ])('closes when its user %s', async (_what, ends) => {
    const { token, username } = await signsUp()
    const listener = listens(token)
    const messages = explore(listener)
    await messages.next()
    await ends(token, username)
    expect(await listener.closed).toMatchObject({ code: 4403 })
    await expect(messages.next()).rejects.toMatchObject({ code: 4403 })
  })

  it('closes at once for a token that is not valid', async () => {
    const { token } = await signsUp()
    await one.asks('mutation { logOut { ended } }', {}, token)
    for (const bad of ['nonsense', token])
      await expect(explore(listens(bad)).next()).rejects.toMatchObject({ code: 4403 })
  })

  it('carries only subscriptions, which HTTP does not', async () => {
    const listener = listens()
    for (const query of ['{ viewer { id } }', 'mutation { logOut { ended } }'])
      await expect(listener.subscribe(query).next()).rejects.toHaveCode('BAD_REQUEST')
    const { errors } = await one.asks('subscription { newPosts { count } }')
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('WebSocket'),
      extensions: { code: 'BAD_REQUEST' },
    })
  })

  it.each([
    ['a wrong document', 'subscription { newPosts {', {}, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { newPosts { nothing } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two fields at the root',
      'subscription { a: newPosts { count } b: newPosts { count } }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['wrong variables', newPosts, { list: 'NOWHERE' }, 'BAD_USER_INPUT'],
    [
      'a document that is too deep',
      `subscription { newPosts { posts { ${'parent { '.repeat(15)} id ${'}'.repeat(15)} } } }`,
      {},
      'TOO_COMPLEX',
    ],
    [
      'what costs too much for each message',
      'subscription { newPosts { posts { replies(first: 100) { edges { node { id } } } } } }',
      {},
      'TOO_COMPLEX',
    ],
  ])('is told why %s is refused', async (_what, query, variables, code) => {
    await expect(listens().subscribe(query, variables).next()).rejects.toHaveCode(code)
  })

  it('has at most 20 subscriptions', async () => {
    const listener = listens()
    for (let index = 0; index < 20; index++) await explore(listener).next()
    await expect(explore(listener).next()).rejects.toHaveCode('TOO_COMPLEX')
  })

  it('is refused to an account with too many', async () => {
    const { token } = await signsUp()
    for (let index = 0; index < 2; index++) await explore(listens(token)).next()
    await expect(explore(listens(token)).next()).rejects.toMatchObject({ code: 1013 })
  })

  it('is refused to pages of other origins, except those of CORS_ORIGINS', async () => {
    const from = (origin: string) => explore(listens(undefined, other, { origin })).next()
    await expect(from('https://evil.example')).rejects.toMatchObject({ message: expect.stringContaining('403') })
    expect(await from('https://allowed.example')).toMatchObject({ readAnew: true })
    expect(await from(other.urlOf(''))).toMatchObject({ readAnew: true })
  })
})

describe('another server, with few sockets and without demo accounts,', () => {
  const few = { MAX_SOCKETS: '3', SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '1', DEMO_ACCOUNTS: 'false' }
  let third: MeasuredServer

  it("ends the demo accounts' sockets on other servers when it starts, and no others", async () => {
    const [demo, member] = [await signsUp(), await signsUp()]
    const connection = await mongoose.createConnection(`${one.shared['MONGODB_URI']}`).asPromise()
    await connection.collection('users').updateOne({ username: demo.username }, { $set: { isDemo: true } })
    await connection.close()
    const [listener, messages] = [listens(demo.token), explore(listens(member.token))]
    await explore(listener).next()
    await messages.next()
    third = await MeasuredServer.start({ ...settings, ...one.shared, ...few })
    expect(await listener.closed).toMatchObject({ code: 4403 })
    const id = await posts(member.token)
    expect(await messages.next()).toMatchObject({ posts: [{ id }] })
    expect((await other.asks('{ viewer { id } }', {}, demo.token)).data['viewer']).toBeNull()
  })

  it('refuses an address with too many, refuses all beyond its limit, and closes the open ones when it stops', async () => {
    const opens = async (address: string) => {
      const listener = listens(undefined, third, { 'x-forwarded-for': address })
      await explore(listener).next()
      return listener
    }
    const open = [await opens('192.0.2.1'), await opens('192.0.2.1')]
    await expect(opens('192.0.2.1')).rejects.toHaveProperty('message', expect.stringContaining('429'))
    open.push(await opens('192.0.2.2'))
    await expect(opens('192.0.2.3')).rejects.toHaveProperty('message', expect.stringContaining('503'))
    await third.stop()
    for (const listener of open) expect(await listener.closed).toMatchObject({ code: 1012 })
  })
})
