import { suspend } from '../moderation/suspensions.service.ts'
import { cast, logsIn } from '../testing/cast.ts'
import type { AnswerError, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { PasswordResetModel } from './passwordReset.model.ts'
import { startReset } from './passwordResets.ts'
import { SessionModel } from './session.model.ts'

useServer()

const chosen = 'chosen anew'
const resets = (person: Person, token: string, password = chosen) =>
  person.does('resetPassword', { token, password }, 'username')

describe('a link for a new password', () => {
  it('sets it once, ends all sessions, and is stored as a digest only', async () => {
    const { alice, bob, guest } = await cast()
    const { token } = await startReset(alice.id)
    expect(JSON.stringify(await PasswordResetModel.find().lean())).not.toContain(token)
    expect(await resets(guest, token)).toEqual({ username: 'alice' })
    await expect(alice.posts('still here')).rejects.toHaveCode('UNAUTHENTICATED')
    await expect(logsIn(alice)).rejects.toHaveCode('INVALID_CREDENTIALS')
    expect((await logsIn(alice, chosen)).id).toBe(alice.id)
    await bob.posts('not concerned')
  })

  it('is good for one of two requests that come at once', async () => {
    const { alice, guest } = await cast()
    const { token } = await startReset(alice.id)
    const passwords = ['the first one', 'the second one']
    const settled = await Promise.allSettled(passwords.map((password) => resets(guest, token, password)))
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = passwords[settled.findIndex(({ status }) => status === 'fulfilled')]
    expect((await logsIn(alice, winner)).id).toBe(alice.id)
  })

  it('is refused with the same words if it was used, replaced or never made, or is too old', async () => {
    const { alice, bob, carol, guest } = await cast()
    const [used, replaced, old] = [await startReset(alice.id), await startReset(bob.id), await startReset(carol.id)]
    await resets(guest, used.token)
    await startReset(bob.id)
    await PasswordResetModel.updateOne({ userId: carol.id }, { expiresAt: new Date(Date.now() - 1) })
    const said = new Set<string>()
    for (const token of [used.token, replaced.token, old.token, 'never made', ''])
      await resets(guest, token).catch((error: unknown) => said.add(`${(error as AnswerError).code} ${String(error)}`))
    expect([...said]).toEqual([expect.stringMatching(/^RESET_LINK_INVALID .*This link cannot be used/)])
    for (const person of [bob, carol]) expect((await logsIn(person)).id).toBe(person.id)
  })

  it('survives a password that sign-up would refuse', async () => {
    const { alice, guest } = await cast()
    const { token } = await startReset(alice.id)
    const refused = await resets(guest, token, 'short').catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'password' }] })
    expect(await resets(guest, token)).toEqual({ username: 'alice' })
  })

  it('gives a suspended account its password, and nothing else', async () => {
    const { alice, guest } = await cast()
    await suspend(null, alice.id, { until: null, rule: 'SPAM', note: '' })
    await resets(guest, (await startReset(alice.id)).token)
    await expect((await logsIn(alice, chosen)).posts('again')).rejects.toHaveCode('ACCOUNT_SUSPENDED')
    expect(await SessionModel.countDocuments({ userId: alice.id, isRestricted: { $ne: true } })).toBe(0)
  })

  it('goes with its account, and is not made for demo accounts', async () => {
    const { alice, bob } = await cast()
    await startReset(alice.id)
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await PasswordResetModel.countDocuments()).toBe(0)
    await UserModel.updateOne({ _id: bob.id }, { isDemo: true })
    await expect(startReset(bob.id)).rejects.toMatchObject({ code: 'DEMO_ACCOUNT_FIXED' })
  })
})
