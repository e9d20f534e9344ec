import { deleteAccount } from '../auth/account.deletion.ts'
import { longestWaitDays } from '../auth/auth.rules.ts'
import { deleteUnanswered, mostWaiting } from '../auth/waiting.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { ActionModel } from './action.model.ts'
import { approveSignUp } from './requests.service.ts'
import { changeRole, promoteAdmin } from './roles.service.ts'

const rest = (token?: string) => new RestClient((path) => urlOf(`/api${path}`), token)
const sentence = 'A moderator has to let this account in. Until then you can only read.'
const about = 'I sing in the choir.'

async function club() {
  const people = await cast()
  const { alice, bob } = people
  await UserModel.updateMany({ _id: { $in: [alice.id, bob.id] } }, { role: 'MODERATOR' })
  return people
}

const own = '{ signUpRequest { username state about note } }'
const queue = async (moderator: Person) => {
  const { signUpRequests } = await moderator.asks(
    '{ signUpRequests { edges { node { userId username name about } } } }',
  )
  return signUpRequests.edges.map(({ node }: { node: object }) => node)
}
const approves = (moderator: Person, { publicId: userId }: Person) =>
  moderator.does('approveSignUp', { userId }, 'action { kind }')
const declines = (moderator: Person, { publicId: userId }: Person, note = 'We know nobody of this name.') =>
  moderator.does('declineSignUp', { userId, note }, 'action { kind }')
const form = (username: string, more: object = {}) => ({
  ...{ name: username, username, email: `${username}@example.org`, password: 'secret', confirmPassword: 'secret' },
  ...more,
})

describe('who signs up where a moderator decides', () => {
  useServer({ SIGN_UP: 'approval' })

  it('only reads, and does everything in the same session once one lets them in', async () => {
    const { alice, bob, bobsPost, guest } = await club()
    const eve = await signsUp('eve', { about: ` ${about} ` })
    expect(await eve.asks(own)).toEqual({ signUpRequest: { username: 'eve', state: 'OPEN', about, note: null } })
    expect(await eve.sees(bobsPost)).toEqual(await guest.sees(bobsPost))
    for (const refused of [
      eve.posts('hello'),
      eve.likes(bobsPost),
      eve.follows(bob),
      eve.asks('{ feed { edges { cursor } } }'),
    ])
      await expect(refused).rejects.toHaveCode('ACCOUNT_WAITING')
    await expect(bob.follows(eve)).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.does('suspendUser', { userId: eve.publicId, rule: 'SPAM' }, 'action { id }')).rejects.toHaveCode(
      'NOT_FOUND',
    )
    const naming = await bob.posts('hello @eve')
    const passwords = { currentPassword: eve.password, newPassword: 'quite another' }
    expect(await eve.does('changePassword', passwords, 'user { username }')).toEqual({ user: { username: 'eve' } })
    expect(await violations()).toEqual([])

    expect(await queue(alice)).toEqual([{ userId: eve.publicId, username: 'eve', name: 'eve', about }])
    expect(await approves(alice, eve)).toEqual({ action: { kind: 'APPROVE_SIGN_UP' } })
    await eve.likes(bobsPost)
    expect(await eve.asks(`{ viewer { username } ${own.slice(1)}`)).toEqual({
      viewer: { username: 'eve' },
      signUpRequest: null,
    })
    expect(await guest.seesUser('eve')).toMatchObject({ username: 'eve' })
    expect(await guest.asks(`{ post(id: "${naming}") { mentions { username } } }`)).toEqual({ post: { mentions: [] } })
    expect(await queue(alice)).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('gets such a token from REST too, at sign-up and at log-in, without the line', async () => {
    const { bobsPost } = await club()
    const signedUp = await rest().post('/auth/signup', form('eve'))
    const loggedIn = await rest().post('/auth/login', form('eve'))
    expect([signedUp.status, loggedIn.status]).toEqual([201, 200])
    for (const { body } of [signedUp, loggedIn]) {
      const client = rest((body as { encodedToken: string }).encodedToken)
      expect((await client.get('/posts')).status).toBe(200)
      const { status, body: refusal } = await client.post(`/posts/like/${bobsPost}`)
      expect({ status, refusal }).toEqual({ status: 403, refusal: { errors: [sentence] } })
    }
  })

  it('can log out, and delete the account, whose name is free again', async () => {
    await club()
    const eve = await signsUp('eve')
    expect(await (await logsIn(eve)).asks('mutation { logOut { ended } }')).toEqual({ logOut: { ended: true } })
    await eve.does('deleteAccount', { password: eve.password }, 'deletedUserId')
    expect(await signsUp('eve')).not.toMatchObject({ id: eve.id })
  })

  it('reads at log-in why a moderator declined, after whom no other can decide, but the operator', async () => {
    const { alice, bob } = await club()
    const eve = await signsUp('eve')
    await expect(declines(alice, eve, ' ')).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(declines(alice, eve, 'x'.repeat(501))).rejects.toHaveCode('VALIDATION_FAILED')
    await declines(alice, eve)
    await expect(approves(bob, eve)).rejects.toHaveCode('REQUEST_ANSWERED')
    const again = await logsIn(eve)
    const note = 'We know nobody of this name.'
    expect(await again.asks(own)).toEqual({ signUpRequest: { username: 'eve', state: 'DECLINED', about: '', note } })
    await expect(again.posts('hello')).rejects.toHaveCode('ACCOUNT_WAITING')
    expect(await queue(bob)).toEqual([])
    await approveSignUp(null, eve.id)
    await again.posts('hello')
    const kinds = (await ActionModel.find({ userId: eve.id }).sort({ _id: 1 }).lean()).map(({ kind }) => kind)
    expect(kinds).toEqual(['DECLINE_SIGN_UP', 'APPROVE_SIGN_UP'])
  })

  it('is let in by the operator who makes it a moderator or, with ADMIN_USERNAME, an administrator', async () => {
    const { alice } = await club()
    const [eve, fay] = [await signsUp('eve'), await signsUp('fay')]
    await declines(alice, fay)
    await Promise.all([promoteAdmin('Eve'), promoteAdmin('eve')])
    await changeRole(null, fay.id, 'MODERATOR')
    expect(await eve.asks('{ viewer { role } }')).toEqual({ viewer: { role: 'ADMIN' } })
    expect(await fay.asks('{ viewer { role } }')).toEqual({ viewer: { role: 'MODERATOR' } })
    expect(await ActionModel.find({ userId: eve.id }).sort({ _id: 1 }).distinct('kind')).toEqual([
      'APPROVE_SIGN_UP',
      'CHANGE_ROLE',
    ])
    expect(await violations()).toEqual([])
  })

  it('gets the answer of one of several moderators who decide at once', async () => {
    const { alice, bob } = await club()
    const eve = await signsUp('eve')
    const tries = await Promise.allSettled([
      approves(alice, eve),
      declines(bob, eve),
      approves(bob, eve),
      declines(alice, eve),
    ])
    const lost = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(lost).toEqual(Array(3).fill('REQUEST_ANSWERED'))
    expect(await ActionModel.countDocuments({ userId: eve.id })).toBe(1)
    expect(await violations()).toEqual([])
  })

  it('is refused with plain words while too many wait, or with too long a line', async () => {
    await club()
    const dummy = await signsUp('dummy')
    const { _id, ...waiting } = (await UserModel.findById(dummy.id).select('+passwordHash').lean()) ?? { _id: '' }
    const crowd = Array.from({ length: mostWaiting - 1 }, (_, index) => `crowd${index}`)
    await UserModel.insertMany(crowd.map((name) => ({ ...waiting, _id: name, username: name, usernameKey: name })))
    await expect(signsUp('eve')).rejects.toHaveCode('SIGN_UP_FULL')
    const { status, body } = await rest().post('/auth/signup', form('eve'))
    const words = 'Too many people wait to be let in at the moment. Try again in some days.'
    expect({ status, body }).toEqual({ status: 400, body: { errors: [words] } })
    await UserModel.deleteOne({ _id: crowd[0] })
    const long = await signsUp('eve', { about: 'x'.repeat(201) }).catch((error: unknown) => error)
    expect(long).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'about' }] })
    await signsUp('eve', { about: 'x'.repeat(200) })
  })

  it('is deleted when nobody answers for 30 days', async () => {
    const { alice } = await club()
    const [eve, fay, gus] = [await signsUp('eve'), await signsUp('fay'), await signsUp('gus')]
    await approves(alice, fay)
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
    const { domains } = testContext()
    await deleteUnanswered(later(longestWaitDays - 1), domains)
    expect(await UserModel.countDocuments({ _id: { $in: [eve.id, fay.id, gus.id] } })).toBe(3)
    await Promise.all([
      deleteUnanswered(later(longestWaitDays + 1), domains),
      deleteUnanswered(later(longestWaitDays + 1), domains),
    ])
    expect(await UserModel.find({ _id: { $in: [eve.id, fay.id, gus.id] } }).distinct('username')).toEqual(['fay'])
    const only = { 'waiting.state': 'OPEN' }
    await expect(deleteAccount(fay.id, domains, { only })).rejects.toMatchObject({ code: 'ACCOUNT_DELETED' })
    const hal = await signsUp('hal')
    await UserModel.updateOne({ _id: hal.id }, { 'waiting.at': later(-longestWaitDays) })
    await expect(approves(alice, hal)).rejects.toHaveCode('REQUEST_ANSWERED')
  })
})
