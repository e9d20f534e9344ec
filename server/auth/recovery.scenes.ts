import { suspend } from '../moderation/suspensions.service.ts'
import { cast, logsIn, signsUp } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { MailServer, tokensIn } from '../testing/mailServer.ts'
import type { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { EmailChangeModel } from './emailChange.model.ts'
import { PasswordResetModel } from './passwordReset.model.ts'

const mail = new MailServer()
const settings = async () => ({ ...(await mail.start()), RATE_LIMITS: 'true' })
afterAll(() => mail.stop())

const chosen = 'chosen anew'
const addressOf = ({ username }: Person) => `${username}@example.org`
const asksFor = (person: Person, email: string) => person.does('requestPasswordReset', { email }, 'isAccepted')
const resets = (person: Person, token = '', password = chosen) =>
  person.does('resetPassword', { token, password }, 'username')
const changes = (person: Person, email: string) =>
  person.does('changeEmail', { email, password: person.password }, 'user { email } confirmationSentTo')
const confirms = (person: Person, token = '') => person.does('confirmEmail', { token }, 'username')
const emailOf = async (person: Person) => (await UserModel.findById(person.id).lean())?.email

describe('a forgotten password', () => {
  useServer(settings)
  beforeEach(() => mail.forget())

  it('is set anew with a link from a mail, once, and all sessions end', async () => {
    const { alice, guest } = await cast()
    await asksFor(guest, ` ${addressOf(alice).toUpperCase()}`)
    const [sent = ''] = await mail.mailsTo(addressOf(alice))
    expect(sent).toContain('https://linnet.example.org/reset#')
    const [token = ''] = tokensIn(sent)
    expect(JSON.stringify(await PasswordResetModel.find().lean())).not.toContain(token)
    expect(await resets(guest, token)).toEqual({ username: 'alice' })
    await expect(alice.posts('still here')).rejects.toHaveCode('UNAUTHENTICATED')
    expect((await logsIn(alice, chosen)).id).toBe(alice.id)
    await expect(resets(guest, token)).rejects.toHaveCode('RESET_LINK_INVALID')
  })

  it('is answered in the same words and steps whether or not there is such an account', async () => {
    const { alice, bob, guest } = await cast()
    const flowOf = async (email: string) => {
      let answer: unknown
      const sent = await commandsDuring(async () => (answer = await asksFor(guest, email)))
      const names = sent.map(({ name, collection }) => `${name} ${collection}`)
      return { answer, before: names.slice(0, names.includes('find users') ? names.indexOf('find users') : undefined) }
    }
    const unknown = await flowOf('nobody@example.org')
    const demo = await UserModel.updateOne({ _id: bob.id }, { isDemo: true }).then(() => flowOf(addressOf(bob)))
    const known = await flowOf(addressOf(alice))
    expect(unknown.before).toEqual(['findAndModify limits'])
    expect([demo, known]).toEqual([unknown, unknown])
    await mail.mailsTo(addressOf(alice))
    expect(mail.all.flatMap(({ to }) => to)).toEqual([addressOf(alice)])
  })

  it('is answered with the same headers whether or not there is such an account, even if other mutations delay them', async () => {
    const { alice } = await cast()
    const delays = Array.from({ length: 9 }, (_, at) => `d${at}: confirmEmail(input: { token: "" }) { username }`)
    const policyFor = async (email: string) => {
      const ask = `requestPasswordReset(input: { email: "${email}" }) { isAccepted }`
      const { headers } = await fetch(urlOf('/graphql'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `mutation { ${ask} ${delays.join(' ')} }` }),
      })
      return headers.get('ratelimit-policy')
    }
    const known = await policyFor(addressOf(alice))
    expect(known).toContain('"resetMails"')
    expect(known).toBe(await policyFor('nobody@example.org'))
    await mail.mailsTo(addressOf(alice))
  })

  it('is asked for only so often from one place, and mailed only so often to one account', async () => {
    const { alice, guest } = await cast()
    const links = new Set<string>()
    for (let asked = 0; asked < 20; asked++) await asksFor(guest, asked < 7 ? addressOf(alice) : 'nobody@example.org')
    await expect(asksFor(guest, addressOf(alice))).rejects.toHaveCode('RATE_LIMITED')
    for (const sent of await mail.mailsTo(addressOf(alice), 5)) for (const token of tokensIn(sent)) links.add(token)
    expect(links.size).toBe(5)
    expect(await PasswordResetModel.countDocuments()).toBe(5)
    // A stranger's request ends none of the owner's links; using one link ends the others.
    const [first, last] = [...links]
    expect(await resets(guest, first)).toEqual({ username: 'alice' })
    await expect(resets(guest, last)).rejects.toHaveCode('RESET_LINK_INVALID')
  })

  it('has a link for each of several accounts with the address, suspended ones too', async () => {
    const { alice, guest } = await cast()
    const twin = await signsUp('twin', { email: addressOf(alice) })
    await suspend(null, twin.id, { until: null, rule: 'SPAM', note: '' })
    await asksFor(guest, addressOf(alice))
    const [sent = ''] = await mail.mailsTo(addressOf(alice))
    expect(sent).toMatch(/@alice: https.*\r\n@twin: https/)
    const [, second] = tokensIn(sent)
    expect(await resets(guest, second)).toEqual({ username: 'twin' })
    expect((await logsIn(alice)).id).toBe(alice.id)
  })
})

describe('a new email address', () => {
  useServer(settings)
  beforeEach(() => mail.forget())

  it('counts once its owner confirms it, and the old one is told', async () => {
    const { alice, guest } = await cast()
    const answer = await changes(alice, 'new@example.org')
    expect(answer).toEqual({ user: { email: addressOf(alice) }, confirmationSentTo: 'new@example.org' })
    const [warning = ''] = await mail.mailsTo(addressOf(alice))
    expect(warning).not.toContain('new@example.org')
    expect(tokensIn(warning)).toEqual([])
    const [sent = ''] = await mail.mailsTo('new@example.org')
    const [token = ''] = tokensIn(sent)
    expect(sent).toContain('https://linnet.example.org/confirm#')
    expect(JSON.stringify(await EmailChangeModel.find().lean())).not.toContain(token)
    expect(await confirms(guest, token)).toEqual({ username: 'alice' })
    expect(await emailOf(alice)).toBe('new@example.org')
    await expect(confirms(guest, token)).rejects.toHaveCode('EMAIL_LINK_INVALID')
  })

  it('ends links for a new password that the old address got', async () => {
    const { alice, guest } = await cast()
    await asksFor(guest, addressOf(alice))
    const [reset] = tokensIn((await mail.mailsTo(addressOf(alice)))[0] ?? '')
    await changes(alice, 'new@example.org')
    const [token] = tokensIn((await mail.mailsTo('new@example.org'))[0] ?? '')
    await confirms(guest, token)
    await expect(resets(guest, reset)).rejects.toHaveCode('RESET_LINK_INVALID')
  })

  it('is stopped by a new password, a later change, and its time', async () => {
    const { alice, bob, carol, guest } = await cast()
    const tokenFor = async (person: Person, email: string) => {
      await changes(person, email)
      return tokensIn((await mail.mailsTo(email))[0] ?? '')[0]
    }
    const [stopped, replaced, old] = [
      await tokenFor(alice, 'a@example.org'),
      await tokenFor(bob, 'b@example.org'),
      await tokenFor(carol, 'c@example.org'),
    ]
    await alice.does('changePassword', { currentPassword: alice.password, newPassword: chosen }, 'user { id }')
    await tokenFor(bob, 'later@example.org')
    await EmailChangeModel.updateOne({ userId: carol.id }, { expiresAt: new Date(Date.now() - 1) })
    for (const token of [stopped, replaced, old, 'guessed'])
      await expect(confirms(guest, token)).rejects.toHaveCode('EMAIL_LINK_INVALID')
    expect(await emailOf(alice)).toBe(addressOf(alice))
  })

  it.each(['root', 'Bob <b@example.org>', 'a@example.org, b@example.org', 'a@b@example.org', '"a b"@example.org'])(
    'is refused if it is not one address: %s',
    async (email) => {
      const { alice } = await cast()
      const refusal: unknown = await changes(alice, email).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'email' }] })
    },
  )

  it('is sent only so many links, from all accounts together', async () => {
    const { alice, bob, carol } = await cast()
    for (const person of [alice, bob]) for (let asked = 0; asked < 2; asked++) await changes(person, 'x@example.org')
    await changes(carol, 'x@example.org')
    await expect(changes(carol, 'X@example.org')).rejects.toHaveCode('RATE_LIMITED')
  })
})

// This comes last, because the first of its mails may come after its end.
describe('the mail server may be away', () => {
  useServer(settings)
  beforeEach(() => mail.forget())

  it('and a link is asked for all the same, and mailed once it is back', async () => {
    const { alice, guest } = await cast()
    await mail.stop()
    expect(await asksFor(guest, addressOf(alice))).toEqual({ isAccepted: true })
    await mail.start()
    await asksFor(guest, addressOf(alice))
    expect(await mail.mailsTo(addressOf(alice))).not.toHaveLength(0)
  })
})
