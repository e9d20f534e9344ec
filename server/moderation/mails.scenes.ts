import pino from 'pino'
import { parseConfig } from '../config.ts'
import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { createMailer } from '../mail/mailer.ts'
import { PurgeModel } from '../media/purge.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { MailServer } from '../testing/mailServer.ts'
import type { Person } from '../testing/person.ts'
import { testSettings, useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'
import { AppealModel } from './appeal.model.ts'
import { CaseModel } from './case.model.ts'
import { warn } from './decisions.service.ts'
import { sendModerationMails } from './mails.ts'
import { finishPurges } from './purges.finish.ts'
import { purge } from './purges.service.ts'
import { approveSignUp, declineSignUp } from './requests.service.ts'
import { changeRole } from './roles.service.ts'
import { suspend } from './suspensions.service.ts'

useServer()
const server = new MailServer()
afterAll(() => server.stop())
beforeEach(() => server.forget())

const minutes = 60_000
const addressOf = ({ username }: Person) => `${username}@example.org`

/** Two servers run their job, `later` milliseconds from now. Resolves when everything is sent. */
async function minutePasses(later = 0): Promise<void> {
  const config = parseConfig({ ...testSettings, ...(await server.start()), BRAND: 'Linnet' })
  const mailers = [createMailer(config, pino({ level: 'silent' })), createMailer(config, pino({ level: 'silent' }))]
  await Promise.all(mailers.map((mail) => sendModerationMails(new Date(Date.now() + later), { config, mail })))
  await Promise.all(mailers.map((mail) => mail.stop()))
}

async function town() {
  const people = await cast()
  const [mo, ada] = [await signsUp('mo'), await signsUp('ada')]
  await UserModel.updateOne({ _id: mo.id }, { role: 'MODERATOR' })
  await UserModel.updateOne({ _id: ada.id }, { role: 'ADMIN' })
  await minutePasses()
  return { ...people, mo, ada }
}

const reports = (person: Person, { publicId }: Person) =>
  person.does('reportUser', { userId: publicId, rule: 'SPAM' }, 'report { id }')

describe("a moderator's action", () => {
  it('is mailed once to whom it concerns, with rule, words and what they can do', async () => {
    const { mo, alice, bob, bobsPost, carol, dan } = await town()
    await mo.does('removePost', { postId: bobsPost, rule: 'HATE', note: 'Be kind.' }, 'action { id }')
    const until = new Date(Date.now() + 60 * minutes)
    await suspend(null, carol.id, { until, rule: 'SPAM', note: 'Ads.' })
    await warn(mo.id, alice.id, { rule: 'PRIVACY', note: 'No addresses.' })
    await changeRole(null, dan.id, 'MODERATOR')
    await minutePasses()
    await mo.does('restorePost', { postId: bobsPost }, 'action { id }')
    await minutePasses(minutes)
    const toBob = (await server.mailsTo(addressOf(bob), 2)).sort().join('\n')
    expect(toBob).toMatch(/Subject: Your Tweet was removed on Linnet\r\n[^]*The reason: hate\. Be kind\./)
    expect(toBob).toContain(`https://linnet.example.org/post/${bobsPost}`)
    expect((await server.mailsTo(addressOf(dan))).join()).toContain('You are a moderator now')
    const [toCarol = ''] = await server.mailsTo(addressOf(carol))
    expect(toCarol).toContain('about @carol on Linnet')
    expect(toCarol).toContain(`until ${until.toUTCString()}. The reason: spam. Ads.`)
    const [toAlice = ''] = await server.mailsTo(addressOf(alice))
    expect(toAlice).toMatch(
      /A warning from the moderators[^]*The reason: other people's private information\. No addresses\./,
    )
    expect(server.all).toHaveLength(5)
  })

  it('that nothing undoes is mailed without what it deleted, also to an account that is gone', async () => {
    const { alice, bob, bobsPost } = await town()
    await purge(null, { kind: 'POST', id: bobsPost }, 'PRIVACY')
    await purge(null, { kind: 'ACCOUNT', id: alice.id }, 'ILLEGAL_CONTENT')
    await finishPurges(compose(domains))
    await minutePasses()
    expect((await server.mailsTo(addressOf(bob))).join()).toMatch(
      /Your Tweet was deleted[^]*other people's private[^]*https:\/\/linnet\.example\.org\/about/,
    )
    expect((await server.mailsTo(addressOf(alice))).join()).toMatch(/Your account was deleted[^]*illegal content/)
    expect(JSON.stringify(server.all)).not.toContain('Hello from bob')
    expect(await PurgeModel.countDocuments({ mailTo: { $exists: true } })).toBe(0)
  })

  it('tells who signed up that they are in, or why not', async () => {
    const { alice, bob } = await town()
    const waiting = { state: 'OPEN' as const, at: new Date(), about: '' }
    await UserModel.updateMany({ _id: { $in: [alice.id, bob.id] } }, { waiting })
    await approveSignUp(null, alice.id)
    await declineSignUp(null, bob.id, 'We are full.')
    await minutePasses()
    expect((await server.mailsTo(addressOf(alice))).join()).toContain('Subject: You are in on Linnet')
    expect((await server.mailsTo(addressOf(bob))).join()).toContain('did not let you in. The reason: We are full.')
  })

  it('is mailed with the answer to an appeal that undid it', async () => {
    const { mo, ada, bob, bobsPost } = await town()
    await mo.does('removePost', { postId: bobsPost, rule: 'HATE' }, 'action { id }')
    const { appeal } = await bob.does('appeal', { postId: bobsPost, words: 'I was kind.' }, 'appeal { id }')
    await minutePasses()
    await ada.does('decideAppeal', { appealId: appeal.id, isReversed: true, answer: 'You were.' }, 'action { id }')
    await minutePasses(minutes)
    expect((await server.mailsTo(addressOf(bob), 2)).at(-1)).toMatch(/Your Tweet is back[^]*You were\./)
  })

  it('is not mailed about an account that is gone, or a case that somebody took', async () => {
    const { mo, alice, bob, carol } = await town()
    await reports(alice, bob)
    const { reportCases } = await mo.asks('{ reportCases { edges { node { id } } } }')
    await mo.does('takeCase', { caseId: reportCases.edges[0].node.id }, 'case { id }')
    await suspend(null, carol.id, { until: null, rule: 'SPAM', note: '' })
    await UserModel.updateOne({ _id: carol.id }, { deletingAt: new Date() })
    await minutePasses()
    expect(server.all).toEqual([])
  })
})

describe('a request to join', () => {
  it('is mailed to moderators at once, and the next ones together after a quarter of an hour', async () => {
    const { mo, ada, bob, carol, dan } = await town()
    const waitsSince = (person: Person, at: number) =>
      UserModel.updateOne({ _id: person.id }, { waiting: { state: 'OPEN', at: new Date(at), about: '' } })
    const start = Date.now()
    await waitsSince(bob, start + minutes)
    await minutePasses(16 * minutes)
    expect((await server.mailsTo(addressOf(mo))).join()).toContain('One person waits to be let in.')
    await waitsSince(carol, start + 17 * minutes)
    await waitsSince(dan, start + 17 * minutes)
    await minutePasses(20 * minutes)
    await minutePasses(32 * minutes)
    await minutePasses(60 * minutes)
    expect((await server.mailsTo(addressOf(ada), 2)).join()).toContain('3 people wait to be let in.')
    expect(server.all).toHaveLength(4)
  })
})

describe('an appeal', () => {
  it('is mailed to those who can decide it: others than who acted or made it, of a higher role', async () => {
    const { mo, ada, bob, bobsPost, carol: max } = await town()
    await UserModel.updateOne({ _id: max.id }, { role: 'MODERATOR' })
    const mosPost = await mo.posts('By a moderator')
    await ada.does('removePost', { postId: bobsPost, rule: 'HATE' }, 'action { id }')
    await ada.does('removePost', { postId: mosPost, rule: 'SPAM' }, 'action { id }')
    await bob.does('appeal', { postId: bobsPost, words: 'I was kind.' }, 'appeal { id }')
    await minutePasses(16 * minutes)
    expect((await server.mailsTo(addressOf(mo), 2)).join()).toContain('One appeal waits for a decision.')
    const told = server.all.filter(({ text }) => text.includes('for a decision'))
    expect(told.map(({ to }) => to.join()).sort()).toEqual([addressOf(max), addressOf(mo)])
    await mo.does('appeal', { postId: mosPost, words: 'It was no advert.' }, 'appeal { id }')
    await AppealModel.updateOne({ postId: mosPost }, { at: new Date(Date.now() + 17 * minutes) })
    server.forget()
    await minutePasses(32 * minutes)
    // Only the administrator, who did it, is above a moderator.
    expect((await server.mailsTo(addressOf(ada))).join()).toContain('One appeal waits for a decision.')
    expect(server.all).toHaveLength(1)
  })
})

describe('new reports', () => {
  it('are mailed to moderators at once, and the next ones together after a quarter of an hour', async () => {
    const { mo, ada, alice, bob, carol, dan } = await town()
    await reports(alice, bob)
    await minutePasses(16 * minutes)
    expect((await server.mailsTo(addressOf(mo))).join()).toContain('Reports of one account or Tweet came in; 1 wait')
    expect(server.all.map(({ to }) => to.join()).sort()).toEqual([addressOf(ada), addressOf(mo)])
    server.forget()
    const reportedAt = new Date(Date.now() + 17 * minutes)
    for (const person of [carol, dan]) {
      await reports(alice, person)
      await CaseModel.updateOne({ userId: person.id }, { reportedAt })
    }
    await minutePasses(20 * minutes)
    expect(server.all).toEqual([])
    await minutePasses(32 * minutes)
    expect((await server.mailsTo(addressOf(mo))).join()).toContain('Reports of 2 accounts or Tweets came in; 3 wait')
    await minutePasses(60 * minutes)
    expect(server.all).toHaveLength(2)
  })

  it('of a moderator are mailed to the others', async () => {
    const { mo, ada, alice } = await town()
    await reports(alice, mo)
    await minutePasses(16 * minutes)
    expect(server.all.map(({ to }) => to.join())).toEqual([addressOf(ada)])
  })
})
