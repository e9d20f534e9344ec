import { cast } from '../testing/cast.ts'
import { OldClient, wrongField } from '../testing/oldClient.ts'
import type { Data } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { postDocument, storePosts } from '../testing/documents.ts'

useServer()

const refusal = (message: string, status = 400) => ({ status, body: { errors: [message] } })
const userNotFound = refusal('The username you entered is not Registered. Not Found error', 404)
const postNotFound = refusal('The post you entered is not Registered. Not Found error', 404)

async function oldCast() {
  const people = await cast()
  const { alice, bob } = people
  return {
    people,
    bobsPost: people.bobsPost,
    guest: new OldClient(),
    alice: new OldClient(alice),
    bob: new OldClient(bob),
  }
}

describe('reading accounts', () => {
  it('shows an account with exactly the specified fields, and its email and bookmarks only to its owner', async () => {
    const { people, guest, alice, bob, bobsPost } = await oldCast()
    await alice.post(`/users/bookmark/${bobsPost}`)
    const { user } = (await guest.get('/users/ALICE')).body
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)
    const shown = {
      _id: people.alice.id,
      name: 'alice',
      username: 'alice',
      followers: [],
      following: [],
      avatar: '/media/builtin/default-avatar.webp',
      cover: '/media/builtin/default-cover.webp',
      website: 'https://example.org',
      createdAt: moment,
      updatedAt: moment,
      bookmarks: [],
      isVerified: false,
    }
    expect(user).toEqual(shown)
    expect((await bob.get('/users/alice')).body['user']).toEqual(shown)
    expect((await alice.get('/users/alice')).body['user']).toEqual({
      ...shown,
      email: 'alice@example.org',
      bookmarks: [bobsPost],
    })
  })

  it('lists everybody, the token’s user first', async () => {
    const { guest, bob } = await oldCast()
    const names = async (client: OldClient) =>
      (await client.get('/users')).body['users'].map((user: Data) => user.username)
    expect((await names(guest)).sort()).toEqual(['alice', 'bob', 'carol', 'dan'])
    expect((await names(bob))[0]).toBe('bob')
    expect((await names(bob)).sort()).toEqual(['alice', 'bob', 'carol', 'dan'])
  })

  it('lets a guest log in with a demo account’s password from the list, which has no other passwords', async () => {
    const { people, guest, alice, bobsPost } = await oldCast()
    await UserModel.updateOne({ _id: people.alice.id }, { isDemo: true, demoPassword: people.alice.password })
    await alice.post(`/posts/like/${bobsPost}`)
    const { users } = (await guest.get('/users')).body
    const withPassword = users.filter((user: Data) => 'password' in user)
    expect(withPassword).toMatchObject([{ username: 'alice', password: people.alice.password }])
    const [{ username, password }] = withPassword
    expect(await guest.post('/auth/login', { username, password })).toMatchObject({ status: 200 })
    expect(JSON.stringify((await guest.get('/posts')).body)).not.toMatch(/password|email/i)
  })

  it('finds an account by its id, too, and by its username first', async () => {
    const { people, alice } = await oldCast()
    const { id } = people.bob
    expect((await alice.get(`/users/${id}`)).body['user']).toMatchObject({ _id: id, username: 'bob' })
    await UserModel.updateOne({ _id: people.dan.id }, { username: id, usernameKey: id.toLowerCase() })
    expect((await alice.get(`/users/${id}`)).body['user']).toMatchObject({ _id: people.dan.id })
  })

  it('answers 404 for an unknown username', async () => {
    const { guest } = await oldCast()
    expect(await guest.get('/users/nobody')).toMatchObject(userNotFound)
  })
})

describe('POST /users/edit', () => {
  it('changes the profile and answers with the account as its owner sees it', async () => {
    const { alice } = await oldCast()
    const userData = {
      name: 'Alice B',
      bio: 'Hi',
      location: 'Here',
      website: 'alice.example',
      avatar: '/media/builtin/avatar-1.webp',
    }
    const { status, body } = await alice.post('/users/edit', { userData })
    expect(status).toBe(201)
    expect(body['user']).toMatchObject({ ...userData, website: 'https://alice.example', email: 'alice@example.org' })
  })

  it('accepts a whole new account without a bio, and sets the badge', async () => {
    const { alice } = await oldCast()
    const { user } = (await alice.get('/users/alice')).body
    const on = await alice.post('/users/edit', {
      userData: { ...user, isVerified: true, followers: [{}], createdAt: 'never', password: 'x' },
    })
    expect(on).toMatchObject({
      status: 201,
      body: { user: { ...user, isVerified: true, updatedAt: expect.any(String) } },
    })
    expect(on.body['user']).not.toHaveProperty('password')
    const off = await alice.post('/users/edit', { userData: { isVerified: false } })
    expect(off).toMatchObject({ status: 201, body: { user: { isVerified: false } } })
  })

  it('keeps the kind of badge when old clients send the account back', async () => {
    const { people, alice } = await oldCast()
    await people.alice.does('setVerified', { kind: 'ORGANIZATION' }, 'user { id }')
    await alice.post('/users/edit', { userData: { isVerified: true, name: 'Alice Ltd' } })
    expect(await people.bob.seesUser('alice')).toMatchObject({ name: 'Alice Ltd', verifiedKind: 'ORGANIZATION' })
  })

  it.each<[string, unknown, string, number?]>([
    ['another username', { username: 'bob' }, 'Username cannot be changed', 404],
    ['the own username in other letters', { username: 'ALICE' }, 'Username cannot be changed', 404],
    ['an empty name', { name: ' ' }, 'Please fill the name field!'],
    ['an empty bio', { bio: '' }, 'Please fill the bio field!'],
    ['an empty location', { location: '' }, 'Please fill the location field!'],
    ['an empty website', { website: '' }, 'Please fill the website field!'],
    [
      'a forbidden scheme of the website',
      { website: 'javascript:alert(1)' },
      'Use an address that starts with http:// or https://.',
    ],
    ['a forbidden scheme of the avatar', { avatar: 'data:image/png;base64,AA' }, 'Invalid input.'],
    ['a badge that is no boolean', { isVerified: 'yes' }, 'Invalid input.'],
    ['a name that is an object', { name: { $set: 1 } }, 'Invalid input.'],
    ['a NUL in the bio', { bio: 'a\0' }, 'Invalid input.'],
    ['no object', 'name=x', 'Invalid input.'],
  ])('refuses %s', async (_what, userData, message, status = 400) => {
    const { alice } = await oldCast()
    const before = (await alice.get('/users/alice')).body
    const expected = status === 400 ? wrongField(message) : refusal(message, status)
    expect(await alice.post('/users/edit', { userData })).toMatchObject(expected)
    expect((await alice.get('/users/alice')).body).toEqual(before)
  })

  it('accepts the unchanged username', async () => {
    const { alice } = await oldCast()
    expect(await alice.post('/users/edit', { userData: { username: 'alice', name: 'A' } })).toMatchObject({
      status: 201,
    })
  })
})

describe('bookmarks', () => {
  it('are answered as ids, last bookmarked first, by every call', async () => {
    const { people, alice, bobsPost } = await oldCast()
    const second = await people.bob.posts('second')
    expect(await alice.get('/users/bookmark')).toMatchObject({ status: 200, body: { bookmarks: [] } })
    expect(await alice.post(`/users/bookmark/${bobsPost}`)).toMatchObject({
      status: 200,
      body: { bookmarks: [bobsPost] },
    })
    expect((await alice.post(`/users/bookmark/${second}`, {})).body).toEqual({ bookmarks: [second, bobsPost] })
    expect(await alice.post(`/users/remove-bookmark/${bobsPost}`)).toMatchObject({
      status: 200,
      body: { bookmarks: [second] },
    })
  })

  it('cannot be added twice, removed twice or refer to no post', async () => {
    const { alice, bobsPost } = await oldCast()
    expect(await alice.post(`/users/remove-bookmark/${bobsPost}`)).toMatchObject(refusal('Post not bookmarked yet'))
    await alice.post(`/users/bookmark/${bobsPost}`)
    expect(await alice.post(`/users/bookmark/${bobsPost}`)).toMatchObject(refusal('This Post is already bookmarked'))
    expect(await alice.post('/users/bookmark/no-such-post')).toMatchObject(postNotFound)
    expect(await alice.post('/users/remove-bookmark/no-such-post')).toMatchObject(postNotFound)
  })
})

describe('following', () => {
  it('answers with both updated accounts', async () => {
    const { people, alice } = await oldCast()
    const [me, her] = ['alice', 'bob'].map((name) => ({ username: name, name }))
    const followed = await alice.post(`/users/follow/${people.bob.id}`)
    expect(followed).toMatchObject({
      status: 200,
      body: { user: { ...me, following: [her] }, followUser: { ...her, followers: [me] } },
    })
    expect(followed.body['user']).toHaveProperty('email')
    expect(followed.body['followUser']).not.toHaveProperty('email')
    const unfollowed = await alice.post(`/users/unfollow/${people.bob.id}`)
    expect(unfollowed).toMatchObject({
      status: 200,
      body: { user: { ...me, following: [] }, followUser: { ...her, followers: [] } },
    })
  })

  it('refuses invalid changes', async () => {
    const { people, alice } = await oldCast()
    for (const call of ['follow', 'unfollow']) {
      expect(await alice.post(`/users/${call}/${people.alice.id}`)).toMatchObject(
        refusal('You cannot follow yourself', 404),
      )
      expect(await alice.post(`/users/${call}/nobody`)).toMatchObject(userNotFound)
    }
    expect(await alice.post(`/users/unfollow/${people.bob.id}`)).toMatchObject(refusal('User already not following'))
    await alice.post(`/users/follow/${people.bob.id}`)
    expect(await alice.post(`/users/follow/${people.bob.id}`)).toMatchObject(refusal('User Already following'))
  })
})

const idOf = (index: number) => `listed-post-${index}`

/** Alice saves a reply and five posts, of which `GET /posts` does not list the two oldest. */
async function aliceSaves() {
  const { alice, bob } = await cast()
  const posts = Array.from({ length: 510 }, (_, index) =>
    postDocument({ _id: idOf(index), authorId: bob.id, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) }),
  )
  await storePosts(posts)
  const reply = await bob.replies(idOf(509), 'a reply')
  for (const id of [idOf(0), idOf(509), reply, idOf(1), idOf(300), idOf(400)]) await alice.bookmarks(id)
  return { client: new OldClient(alice), reply }
}

describe('GET /users/bookmark', () => {
  it('lists only posts that GET /posts contains, and no replies', async () => {
    const { client } = await aliceSaves()
    const { posts } = (await client.get('/posts')).body
    const listed = new Set(posts.map(({ _id }: Data) => _id))
    const { bookmarks } = (await client.get('/users/bookmark')).body
    expect(bookmarks).toEqual([idOf(400), idOf(300), idOf(509)])
    expect(bookmarks.every((id: string) => listed.has(id))).toBe(true)
  })

  it('answers the same ids after a bookmark is added or removed', async () => {
    const { client, reply } = await aliceSaves()
    expect((await client.post(`/users/remove-bookmark/${reply}`)).body['bookmarks']).toEqual([
      idOf(400),
      idOf(300),
      idOf(509),
    ])
    expect((await client.post(`/users/bookmark/${reply}`)).body['bookmarks']).toEqual([idOf(400), idOf(300), idOf(509)])
  })

  it.each([1, 2, 3, 5, 100])('pages through all bookmarked posts and replies with a limit of %i', async (limit) => {
    const { client, reply } = await aliceSaves()
    const ids: string[] = []
    for (let path: string | undefined = `/users/bookmark?limit=${limit}`; path !== undefined;) {
      const { body, headers } = await client.get(path)
      expect(body['bookmarks'].length).toBeLessThanOrEqual(limit)
      ids.push(...body['bookmarks'])
      path = /<\/api([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(ids).toEqual([idOf(400), idOf(300), idOf(1), reply, idOf(509), idOf(0)])
  })
})
