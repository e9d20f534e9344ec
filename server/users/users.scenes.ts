import pino from 'pino'
import { cast } from '../testing/cast.ts'
import type { AnswerError, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from './user.model.ts'
import { commandsDuring } from '../testing/commands.ts'
import { migrate } from '../db/migrations.ts'
import { MetaModel } from '../db/meta.model.ts'
import { storeUsers, userDocument } from '../testing/documents.ts'
import { usersMigration } from './users.migrations.ts'

useServer()

describe('the list of all accounts', () => {
  const list = `query ($first: Int, $after: String) {
    users(first: $first, after: $after) { edges { node { username } } pageInfo { hasNextPage endCursor } }
  }`

  it('begins with the newest, and leaves out accounts that are being deleted', async () => {
    const { guest, dan } = await cast()
    const joined = ['alice', 'bob', 'carol', 'dan']
    for (const [index, username] of joined.entries())
      await UserModel.updateOne({ username }, { createdAt: new Date(Date.UTC(2026, 0, 1 + index)) })
    await UserModel.updateOne({ _id: dan.id }, { deletingAt: new Date() })
    const seen: string[] = []
    for (let after: string | null = null; ;) {
      const { users } = await guest.asks(list, { first: 2, after })
      seen.push(...users.edges.map(({ node }: { node: { username: string } }) => node.username))
      if (!users.pageInfo.hasNextPage) break
      after = users.pageInfo.endCursor
    }
    expect(seen).toEqual(['carol', 'bob', 'alice'])
  })

  it('refuses a cursor of a search', async () => {
    const { guest } = await cast()
    const { users } = await guest.asks('{ users(search: "a") { pageInfo { endCursor } } }')
    await expect(guest.asks(list, { after: users.pageInfo.endCursor })).rejects.toHaveCode('INVALID_INPUT')
  })
})

describe('a profile', () => {
  it('is found in any letter case', async () => {
    const { guest } = await cast()
    expect(await guest.seesUser('ALICE')).toMatchObject({ username: 'alice' })
    expect(await guest.seesUser('nobody')).toBeNull()
  })

  it('shows the email only to its owner', async () => {
    const { alice, bob } = await cast()
    const query = '{ user(username: "alice") { email } }'
    expect(await alice.asks(query)).toEqual({ user: { email: 'alice@example.org' } })
    expect(await bob.asks(query)).toEqual({ user: { email: null } })
  })

  it('changes only the given fields', async () => {
    const { alice } = await cast()
    await alice.editsProfile({ bio: 'Hello' })
    expect(await alice.editsProfile({ name: ' Alice A. ' })).toMatchObject({
      name: 'Alice A.',
      bio: 'Hello',
      username: 'alice',
    })
  })

  it('completes a website that has no scheme', async () => {
    const { alice } = await cast()
    await alice.editsProfile({ website: 'example.org/me' })
    expect(await alice.asks('{ viewer { website } }')).toEqual({ viewer: { website: 'https://example.org/me' } })
    await alice.editsProfile({ website: 'example.org:8080' })
    expect(await alice.asks('{ viewer { website } }')).toEqual({ viewer: { website: 'https://example.org:8080' } })
    await alice.editsProfile({ website: '//example.org/you' })
    expect(await alice.asks('{ viewer { website } }')).toEqual({ viewer: { website: 'https://example.org/you' } })
  })

  it('stores a line as one line, without invisible characters', async () => {
    const { alice } = await cast()
    await alice.editsProfile({
      name: '\u200bAda\r\n\u0007Lovelace\u2060 ',
      location: 'Lon\u00addon\u2028UK',
      bio: ' a\nb ',
    })
    const { viewer } = await alice.asks('{ viewer { name location bio } }')
    expect(viewer).toEqual({ name: 'Ada Lovelace', location: 'London UK', bio: 'a\nb' })
    await expect(alice.editsProfile({ name: '\u200b\n' })).rejects.toHaveCode('VALIDATION_FAILED')
  })

  it('refuses a website with user info, which misleads about its host', async () => {
    const { alice } = await cast()
    for (const website of ['https://bank.example@evil.example', 'bank.example@evil.example'])
      await expect(alice.editsProfile({ website })).rejects.toMatchObject({
        fields: [{ field: 'website', message: 'Use an address without a user name before the host.' }],
      })
  })

  it('reports all problems at once and changes nothing', async () => {
    const { alice } = await cast()
    const changes = {
      name: ' ',
      bio: 'x'.repeat(161),
      location: '',
      website: 'javascript:alert(1)',
      avatar: 'https://elsewhere.example/a.png',
    }
    const error: AnswerError = await alice.editsProfile(changes).catch((thrown) => thrown)
    expect(error.fields).toEqual([
      { field: 'name', message: 'Please fill the name field!' },
      { field: 'bio', message: 'Max 160 characters allowed!' },
      { field: 'location', message: 'Please fill the location field!' },
      { field: 'website', message: 'Use an address that starts with http:// or https://.' },
      { field: 'avatar', message: 'Invalid input.' },
    ])
    expect(await alice.seesUser('alice')).toMatchObject({ name: 'alice', bio: '' })
  })

  it('refuses megabytes of combining marks and long addresses', async () => {
    const { alice } = await cast()
    const changes = { name: `e${'\u0301'.repeat(5_000)}`, avatar: `/media/${'a'.repeat(5_000)}` }
    const error: AnswerError = await alice.editsProfile(changes).catch((thrown) => thrown)
    expect(error.fields.map(({ field }) => field)).toEqual(['name', 'avatar'])
  })

  it('cannot be changed by a guest', async () => {
    const { guest } = await cast()
    await expect(guest.editsProfile({ name: 'x' })).rejects.toHaveCode('UNAUTHENTICATED')
  })
})

describe('the verified badge', () => {
  it('can be set to either kind, and removed, by its owner', async () => {
    const { alice, guest } = await cast()
    const set = (kind: string | null) => alice.does('setVerified', { kind }, 'user { isVerified verifiedKind }')
    expect(await set('INDIVIDUAL')).toEqual({ user: { isVerified: true, verifiedKind: 'INDIVIDUAL' } })
    expect(await set('ORGANIZATION')).toEqual({ user: { isVerified: true, verifiedKind: 'ORGANIZATION' } })
    expect(await guest.seesUser('alice')).toMatchObject({ isVerified: true })
    expect(await set(null)).toEqual({ user: { isVerified: false, verifiedKind: null } })
  })
})

/** With type names, as Apollo Client asks for them. */
const explore = '{ posts { edges { node { id author { id name __typename } __typename } } } }'

async function namesFor(reader: Person): Promise<string[]> {
  const { posts } = await reader.asks(explore)
  return posts.edges.map(({ node }: { node: { author: { name: string } } }) => node.author.name)
}

const readsAccounts = async (reader: Person) =>
  (await commandsDuring(() => namesFor(reader))).some(({ collection }) => collection === 'users')

describe('the authors of posts', () => {
  it('are cached for a moment, except the viewer', async () => {
    const { alice, bob } = await cast()
    // On a busy machine the cache may expire.
    while (await readsAccounts(alice));
    expect(await readsAccounts(bob)).toBe(true)
  })

  it('are read whole for an operation that shows more of them', async () => {
    const { alice, bob } = await cast()
    await namesFor(alice)
    await UserModel.updateOne({ _id: bob.id }, { followerCount: 7 })
    const { posts } = await alice.asks('{ posts { edges { node { author { name followerCount } } } } }')
    expect(posts.edges[0].node.author.followerCount).toBe(7)
  })

  it('are shown as they are at once after a change through this server', async () => {
    const { alice, bob } = await cast()
    for (const name of ['Bobby', 'Robert']) {
      await bob.does('editProfile', { name }, 'user { id }')
      expect(await namesFor(alice)).toEqual([name])
    }
    await bob.does('setVerified', { kind: 'INDIVIDUAL' }, 'user { id }')
    const { posts } = await alice.asks('{ posts { edges { node { author { isVerified } } } } }')
    expect(posts.edges[0].node.author.isVerified).toBe(true)
  })

  it('see their own changes at once through any server, and others a moment later', async () => {
    const { alice, bob } = await cast()
    await Promise.all([namesFor(alice), namesFor(bob)])
    // As another server would change the name.
    await UserModel.updateOne({ _id: bob.id }, { name: 'Robert' })
    expect(await namesFor(bob)).toEqual(['Robert'])
    while ((await namesFor(alice))[0] !== 'Robert');
  })
})

const users = Array.from({ length: 1_100 }, (_, index) =>
  userDocument({ _id: `user-${index}`, username: `user_${index}`, name: 'Łukasz Smith' }),
)
const oldKeys = { searchTokens: ['łukasz', 'smith'], searchPrefixes: ['ł', 'łu', 'łuk', 's', 'sm', 'smi'] }

it('finds the accounts of an older database once their keys are filled in', async () => {
  const { guest } = await cast()
  await storeUsers(users.map((user) => ({ ...user, ...oldKeys })))
  const count = async (search: string) =>
    (await guest.asks(`{ users(search: "${search}", first: 100) { edges { cursor } } }`)).users.edges.length
  for (const search of ['smi', 'lu sm']) expect(await count(search)).toBe(0)
  await MetaModel.deleteMany({})
  await migrate([usersMigration], pino({ level: 'silent' }))
  for (const search of ['smi', 'lu sm']) expect(await count(search)).toBe(100)
  for (const { _id, searchTokens, searchPrefixes } of users.slice(-3))
    expect(await UserModel.findById(_id).lean()).toMatchObject({ searchTokens, searchPrefixes })
})
