import { UserModel } from '../users/user.model.ts'
import { cast, logsIn } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'
import { sessionIdPrefix } from './account.service.ts'
import { changeEmail } from './emailChanges.ts'
import { SessionModel } from './session.model.ts'
import { setWatching } from './sessionCache.ts'

useServer()

type Session = { id: string; device: string | null; createdAt: string; lastUsedAt: string; isCurrent: boolean }
const query = `query ($first: Int, $after: String) {
  sessions(first: $first, after: $after) { edges { node { id device createdAt lastUsedAt isCurrent } } pageInfo { hasNextPage endCursor } }
}`

async function sessionsOf(person: Person, page: { first?: number; after?: string } = {}) {
  const { sessions } = await person.asks(query, page)
  const nodes = (sessions.edges as { node: Session }[]).map(({ node }) => node)
  return { nodes, ...(sessions.pageInfo as { hasNextPage: boolean; endCursor: string | null }) }
}

const endsOthers = async (person: Person) => {
  const { endOtherSessions } = await person.asks('mutation { endOtherSessions { endedCount } }')
  return endOtherSessions.endedCount as number
}

const makeDemo = (person: Person) =>
  UserModel.updateOne({ _id: person.id }, { isDemo: true, demoPassword: person.password })

describe('sessions', () => {
  it('are listed newest first to their owner, with the current one marked', async () => {
    const { alice, bob } = await cast()
    const phone = await logsIn(alice, alice.password)
    const { nodes } = await sessionsOf(phone)
    expect(nodes.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(nodes.map(({ createdAt }) => createdAt)).toEqual(
      nodes
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    )
    expect((await sessionsOf(alice)).nodes.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect((await sessionsOf(bob)).nodes).toHaveLength(1)
  })

  it('come in pages', async () => {
    const { alice } = await cast()
    await logsIn(alice, alice.password)
    const first = await sessionsOf(alice, { first: 1 })
    const second = await sessionsOf(alice, { first: 1, after: first.endCursor ?? '' })
    expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false])
    expect(second.nodes.map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  it('are not listed once they have expired', async () => {
    const { alice } = await cast()
    await logsIn(alice, alice.password)
    const { nodes } = await sessionsOf(alice)
    await SessionModel.updateOne({ _id: nodes[0]?.id.slice(sessionIdPrefix.length) }, { expiresAt: new Date(0) })
    expect((await sessionsOf(alice)).nodes.map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  it('end everywhere else when their owner asks', async () => {
    const { alice, bob } = await cast()
    const phone = await logsIn(alice, alice.password)
    expect(await endsOthers(alice)).toBe(1)
    await expect(phone.posts('still here?')).rejects.toHaveCode('UNAUTHENTICATED')
    await alice.posts('still here')
    await bob.posts('not meant')
    expect(await endsOthers(alice)).toBe(0)
  })

  it('are ended one by one, by their owner only', async () => {
    const { alice, bob, guest } = await cast()
    const [phone, tablet] = [await logsIn(alice), await logsIn(alice)]
    const [newest] = (await sessionsOf(tablet)).nodes
    const ends = (person: Person) => person.does('endSession', { sessionId: newest?.id }, 'ended')
    expect(await ends(bob)).toEqual({ ended: false })
    await expect(ends(guest)).rejects.toHaveCode('UNAUTHENTICATED')
    await tablet.posts('still here')
    expect([await ends(phone), await ends(phone)]).toEqual([{ ended: true }, { ended: false }])
    await expect(tablet.posts('still here?')).rejects.toHaveCode('UNAUTHENTICATED')
    await phone.posts('still here')
    expect((await sessionsOf(alice)).nodes).toHaveLength(2)
  })

  it('say on which device they are, and when they were last used', async () => {
    const { alice } = await cast()
    const laptop = await logsIn(alice, alice.password, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')
    const [session] = (await sessionsOf(laptop)).nodes
    expect(session).toMatchObject({ device: 'Firefox on Linux', lastUsedAt: session?.createdAt })

    const _id = session?.id.slice(sessionIdPrefix.length)
    const before = new Date(Date.now() - 24 * 60 * 60_000)
    await SessionModel.updateOne({ _id }, { lastUsedAt: before })
    // A server keeps a session and reads it again only if it may have missed its end.
    setWatching(false)
    const lastUse = async () => new Date((await sessionsOf(laptop)).nodes[0]?.lastUsedAt ?? 0).getTime()
    while ((await lastUse()) === before.getTime());
    expect(Date.now() - (await lastUse())).toBeLessThan(60_000)
    setWatching(true)
  })

  it('of users who share a demo account are hidden from each other, and stay open', async () => {
    const { alice } = await cast()
    await makeDemo(alice)
    const other = await logsIn(alice, alice.password)
    const { nodes } = await sessionsOf(other)
    expect(nodes.map(({ isCurrent }) => isCurrent)).toEqual([true])
    const later = Buffer.from(JSON.stringify([Date.now() + 1000, 'z'])).toString('base64url')
    expect((await sessionsOf(alice, { after: later })).nodes.map(({ isCurrent }) => isCurrent)).toEqual([true])
    await expect(endsOthers(alice)).rejects.toHaveCode('DEMO_ACCOUNT_FIXED')
    const sessionId = nodes[0]?.id
    await expect(other.does('endSession', { sessionId }, 'ended')).rejects.toHaveCode('DEMO_ACCOUNT_FIXED')
    await other.posts('still here')
  })
})

describe('changing the email address', () => {
  const changes = (person: Person, email: string, password = person.password) =>
    person.does('changeEmail', { email, password }, 'user { email }')

  it('shows the new one to its owner, without surrounding white space', async () => {
    const { alice } = await cast()
    expect(await changes(alice, ' new@example.org ')).toMatchObject({ user: { email: 'new@example.org' } })
    expect(await alice.asks('{ viewer { email } }')).toEqual({ viewer: { email: 'new@example.org' } })
  })

  it('requires the password', async () => {
    const { alice } = await cast()
    await expect(changes(alice, 'new@example.org', 'wrong!')).rejects.toHaveCode('INVALID_CREDENTIALS')
  })

  it.each([' ', 'x'.repeat(255), 'a\0@example.org'])('refuses what sign-up refuses: %j', async (email) => {
    const { alice } = await cast()
    const refusal: unknown = await changes(alice, email).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'email' }] })
  })

  it('is refused if the password changes meanwhile', async () => {
    const { alice } = await cast()
    const ctx = testContext(alice.id)
    const clear = async () => void (await UserModel.updateOne({ _id: alice.id }, { passwordHash: 'another' }))
    const asked = changeEmail({ ...ctx, limits: { ...ctx.limits, clear } }, alice.password, 'new@example.org')
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await UserModel.findById(alice.id).lean()).toMatchObject({ email: 'alice@example.org' })
  })

  it('is refused for demo accounts', async () => {
    const { alice } = await cast()
    await makeDemo(alice)
    await expect(changes(alice, 'new@example.org')).rejects.toHaveCode('DEMO_ACCOUNT_FIXED')
  })
})
