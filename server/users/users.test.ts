import { cast } from '../testing/cast.ts'
import type { AnswerError } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from './user.model.ts'

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
