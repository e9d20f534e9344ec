import { suspend } from '../moderation/suspensions.service.ts'
import { cast, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { InviteModel } from './invite.model.ts'
import { InvitedModel } from './invited.model.ts'
import { createOperatorsInvite } from './invites.service.ts'

const facts = 'invite { code uses usesLeft expiresAt }'
const sentence = 'Signing up here takes an invite that still works. Ask a member for one.'
const rest = new RestClient((path) => urlOf(`/api${path}`))

const invites = async (person: Person, input: object = {}) =>
  (await person.does('createInvite', input, facts)).invite as { code: string; usesLeft: number }
const leftOf = async (code: string) => (await InviteModel.findById(code).lean())?.usesLeft
const form = (username: string, invite?: string) => ({
  ...{ name: username, username, email: `${username}@example.org`, invite },
  ...{ password: 'secret', confirmPassword: 'secret' },
})

describe('a site that is joined by invitation', () => {
  useServer({ SIGN_UP: 'invite' })

  it('takes who has an invite, and knows who invited whom', async () => {
    const { alice, bob } = await cast()
    await UserModel.updateOne({ _id: bob.id }, { role: 'MODERATOR' })
    const { code } = await invites(alice, { uses: 2, days: 1 })
    const { invitation } = await bob.asks(`{ invitation(code: "${code}") { inviter { username } } }`)
    expect(invitation).toEqual({ inviter: { username: 'alice' } })
    const eve = await signsUp('eve', { invite: code })
    expect(await eve.asks('{ viewer { username } }')).toEqual({ viewer: { username: 'eve' } })
    const { status } = await rest.post('/auth/signup', form('fay', code))
    expect({ status, left: await leftOf(code) }).toEqual({ status: 201, left: 0 })
    const asked = `{ inviter(userId: "${eve.id}") { username } }`
    expect(await bob.asks(asked)).toEqual({ inviter: { username: 'alice' } })
    expect(await alice.asks(asked)).toEqual({ inviter: null })
    expect(await alice.asks('{ invites { code } }')).toEqual({ invites: [] })
    await alice.posts('Join us')
    // A chain of spammers must be followed to its beginning, although that is suspended first.
    await suspend(null, alice.id, { until: null, rule: 'SPAM', note: '' })
    const all = asked.replace('username', 'username posts { edges { cursor } }')
    expect(await bob.asks(all)).toEqual({ inviter: { username: 'alice', posts: { edges: [] } } })
  })

  it('says one thing of an invite that is missing, unknown, used up, ended or too old', async () => {
    const { alice } = await cast()
    const [used, ended, old] = [await invites(alice), await invites(alice), await invites(alice)]
    await signsUp('eve', { invite: used.code })
    expect(await alice.does('endInvite', { code: ended.code }, 'ended')).toEqual({ ended: true })
    await InviteModel.updateOne({ _id: old.code }, { expiresAt: new Date(Date.now() - 1000) })
    for (const invite of [undefined, '', 'a'.repeat(22), 'x'.repeat(10_000), used.code, ended.code, old.code]) {
      await expect(signsUp('fay', { invite })).rejects.toHaveCode('INVITE_INVALID')
      const { status, body } = await rest.post('/auth/signup', form('fay', invite))
      expect({ status, body }).toEqual({ status: 400, body: { errors: [sentence] } })
    }
    expect(await alice.asks(`{ invitation(code: "${old.code}") { expiresAt } }`)).toEqual({ invitation: null })
  })

  it('gives the last use to one of many who want it at once', async () => {
    const { alice } = await cast()
    const { code } = await invites(alice)
    const tries = ['eve', 'fay', 'gus', 'hal'].map((name) => signsUp(name, { invite: code }))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await InvitedModel.countDocuments()).toBe(1)
    expect(await UserModel.countDocuments()).toBe(5)
  })

  it('does not use up an invite for a sign-up that fails', async () => {
    const { alice } = await cast()
    const { code } = await invites(alice)
    await expect(signsUp('bob', { invite: code })).rejects.toHaveCode('USERNAME_TAKEN')
    await expect(signsUp('eve', { invite: code, password: 'x' })).rejects.toHaveCode('VALIDATION_FAILED')
    const twice = await Promise.allSettled([signsUp('eve', { invite: code }), signsUp('EVE', { invite: code })])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await leftOf(code), await InvitedModel.countDocuments()]).toEqual([0, 1])
  })

  it('ends the invites of who is suspended or deleted', async () => {
    const { alice, bob } = await cast()
    const [hers, his] = [await invites(alice), await invites(bob)]
    await suspend(null, alice.id, { until: null, rule: 'SPAM', note: '' })
    await bob.does('deleteAccount', { password: bob.password }, 'deletedUserId')
    for (const { code } of [hers, his]) {
      await expect(signsUp('eve', { invite: code })).rejects.toHaveCode('INVITE_INVALID')
      expect(await alice.asks(`{ invitation(code: "${code}") { expiresAt } }`)).toEqual({ invitation: null })
    }
  })

  it('bounds invites, their uses and their days, for moderators further away', async () => {
    const { alice, bob } = await cast()
    await UserModel.updateOne({ _id: bob.id }, { role: 'MODERATOR' })
    for (const input of [{ uses: 0 }, { uses: 11 }, { days: 31 }, { days: 0 }])
      await expect(invites(alice, input)).rejects.toHaveCode('VALIDATION_FAILED')
    expect(await invites(bob, { uses: 100, days: 30 })).toMatchObject({ usesLeft: 100 })
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => invites(alice)))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('takes invites of its operator, which no account made', async () => {
    const { guest } = await cast()
    const { _id: code } = await createOperatorsInvite({ uses: 1, days: 1 })
    const { invitation } = await guest.asks(`{ invitation(code: "${code}") { inviter { username } } }`)
    expect(invitation).toEqual({ inviter: null })
    await signsUp('eve', { invite: code })
    expect(await InvitedModel.countDocuments()).toBe(0)
  })
})
