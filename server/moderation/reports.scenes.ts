import pino from 'pino'
import { marginMs, removeOverdueMedia } from '../media/media.deletion.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { nothingStored, storedMedia, uploaded } from '../testing/media/uploads.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { CaseModel } from './case.model.ts'
import { ReportModel } from './report.model.ts'
import { forgetOldCopies } from './reports.deletion.ts'

useServer()

const silent = pino({ level: 'silent' })
const days = (count: number) => count * 24 * 60 * 60 * 1000

const receipt = 'report { id rule note state outcome username postId post { id } user { username } } isRepeated'
const reportsPost = (person: Person, postId: string, more: object = {}) =>
  person.does('reportPost', { postId, rule: 'SPAM', note: 'An advert.', ...more }, receipt)
const reportsUser = (person: Person, { publicId: userId }: Person, more: object = {}) =>
  person.does('reportUser', { userId, rule: 'HARASSMENT', ...more }, receipt)

const receipts = async (person: Person) =>
  (await person.asks(`{ reports { edges { node { id state outcome username note } } } }`))['reports'].edges.map(
    ({ node }: { node: object }) => node,
  )

describe('a report', () => {
  it('of a post or an account gives a receipt, which only who reported can read', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const { report, isRepeated } = await reportsPost(alice, bobsPost)
    const about = { state: 'OPEN', outcome: null, username: 'bob', user: { username: 'bob' } }
    expect(isRepeated).toBe(false)
    expect(report).toMatchObject({
      ...about,
      rule: 'SPAM',
      note: 'An advert.',
      postId: bobsPost,
      post: { id: bobsPost },
    })
    const ofUser = await reportsUser(alice, bob)
    expect(ofUser.report).toMatchObject({ ...about, rule: 'HARASSMENT', note: '', postId: null, post: null })
    expect((await receipts(alice)).map(({ id }: { id: string }) => id)).toEqual([ofUser.report.id, report.id])
    expect(await receipts(carol)).toEqual([])
    const byId = `{ node(id: "${report.id}") { ... on Report { rule reporter { id } kept { username } } } }`
    expect(await alice.asks(byId)).toEqual({ node: { rule: 'SPAM', reporter: null, kept: null } })
    for (const other of [bob, carol]) expect(await other.asks(byId)).toEqual({ node: null })
    expect(await violations()).toEqual([])
  })

  it('counts once for each person and subject, also when it is sent twice at once', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const both = await Promise.all([reportsPost(alice, bobsPost), reportsPost(alice, bobsPost, { rule: 'HATE' })])
    expect(both.map(({ isRepeated }) => isRepeated).toSorted()).toEqual([false, true])
    expect(both[0].report).toEqual(both[1].report)
    await Promise.all([reportsPost(carol, bobsPost), reportsUser(alice, bob), reportsUser(carol, bob)])
    const cases = await CaseModel.find({}, { subject: 1, reportCount: 1 }).sort({ postId: -1 }).lean()
    expect(cases.map(({ subject, reportCount }) => [subject, reportCount])).toEqual([
      [bobsPost, 2],
      [bob.publicId, 2],
    ])
    expect(await violations()).toEqual([])
  })

  it('of a guest counts once for each network and subject, and the moderators read that a guest made it', async () => {
    const { alice, bob, bobsPost, guest } = await cast()
    const mine = await reportsPost(guest, bobsPost)
    expect(mine).toMatchObject({ isRepeated: false, report: { rule: 'SPAM', note: 'An advert.', state: 'OPEN' } })
    const another = await reportsPost(guest, bobsPost, { rule: 'HATE', note: 'Another guest here.' })
    expect(another).toMatchObject({ isRepeated: true, report: { rule: 'HATE', note: '' } })
    expect((await reportsUser(guest, bob)).isRepeated).toBe(false)
    await reportsPost(alice, bobsPost)
    expect(await receipts(alice)).toHaveLength(1)
    const byId = `{ node(id: "${mine.report.id}") { ... on Report { note isByGuest reporter { id } } } }`
    expect(await guest.asks(byId)).toEqual({ node: null })
    await UserModel.updateOne({ username: 'alice' }, { role: 'MODERATOR' })
    expect(await alice.asks(byId)).toEqual({ node: { note: 'An advert.', isByGuest: true, reporter: null } })
    expect(JSON.stringify(await ReportModel.find().lean())).not.toContain('127.0.0.1')
    await bob.does('deleteAccount', { password: bob.password }, 'deletedUserId')
    await forgetOldCopies(new Date(Date.now() + days(31)), silent)
    expect(await ReportModel.distinct('guest')).toEqual([''])
    expect(await alice.asks(byId)).toEqual({ node: { note: '', isByGuest: true, reporter: null } })
    expect(await violations()).toEqual([])
  })

  it('is refused of oneself, of what one cannot see, and with a note that is too long', async () => {
    const { alice, bob, bobsPost } = await cast()
    await expect(reportsPost(bob, bobsPost)).rejects.toHaveCode('CANNOT_REPORT_SELF')
    await expect(reportsUser(bob, bob)).rejects.toHaveCode('CANNOT_REPORT_SELF')
    await expect(reportsPost(alice, 'no-such-post')).rejects.toHaveCode('NOT_FOUND')
    await expect(alice.does('reportUser', { userId: 'nobody', rule: 'SPAM' }, receipt)).rejects.toHaveCode('NOT_FOUND')
    const long = await reportsPost(alice, bobsPost, { note: 'x'.repeat(501) }).catch((error: unknown) => error)
    expect(long).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'note' }] })
    await UserModel.updateOne({ _id: bob.id }, { suspension: { until: null, rule: 'SPAM', note: '' } })
    await expect(reportsPost(alice, bobsPost)).rejects.toHaveCode('NOT_FOUND')
    await expect(reportsUser(alice, bob)).rejects.toHaveCode('NOT_FOUND')
    expect([await ReportModel.countDocuments(), await CaseModel.countDocuments()]).toEqual([0, 0])
  })
})

describe('what was reported', () => {
  it('is kept as it was, whatever is edited, and with each report that saw something else', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await bob.editsProfile({ bio: 'I hate everybody' })
    await reportsPost(alice, bobsPost)
    await reportsUser(alice, bob)
    await bob.edits(bobsPost, { content: 'Something kind' })
    await bob.editsProfile({ bio: 'I love everybody' })
    await reportsPost(carol, bobsPost)
    const [ofPost, ofUser] = await CaseModel.find().sort({ postId: -1 }).lean()
    expect(ofPost?.kept).toMatchObject({ username: 'bob', post: { content: 'Hello from bob' }, profile: null })
    expect(ofUser?.kept).toMatchObject({ post: null, profile: { bio: 'I hate everybody' } })
    const reports = await ReportModel.find({ caseId: ofPost?._id }).sort({ at: 1 }).lean()
    expect(reports.map(({ kept }) => kept?.post?.content)).toEqual([undefined, 'Something kind'])
  })

  it('is kept with what it quoted as that was, which moderators read, without what that quoted', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const image = await uploaded(bob, await picture())
    const quoted = await bob.posts('Look', { quotedId: bobsPost, images: [{ url: image, alt: 'A hill' }] })
    const post = await alice.posts('So right', { quotedId: quoted })
    await reportsPost(carol, post)
    await bob.edits(quoted, { content: 'Something kind' })
    await reportsPost(bob, post)
    await bob.deletes(quoted)
    await UserModel.updateOne({ _id: carol.id }, { role: 'MODERATOR' })
    const kept = 'kept { post { content quoted { postId username name content images { url alt } } } }'
    const { reportCases } = await carol.asks(
      `{ reportCases(state: OPEN) { edges { node { ${kept} reports { edges { node { ${kept} } } } } } } }`,
    )
    const [{ node }] = reportCases.edges
    const shown = { postId: quoted, username: 'bob', name: 'bob' }
    const images = [{ url: expect.stringContaining(image), alt: 'A hill' }]
    const saw = (content: string) => ({ post: { content: 'So right', quoted: { ...shown, content, images } } })
    expect(node.kept).toEqual(saw('Look'))
    expect(node.reports.edges.map((edge: { node: object }) => edge.node)).toEqual([
      { kept: saw('Something kind') },
      { kept: null },
    ])
    expect(JSON.stringify(await CaseModel.find().lean())).not.toContain('Hello from bob')
  })

  it('outlives the post and its account, with its media, until 30 days after the end of the case', async () => {
    const { alice } = await cast()
    const erin = await signsUp('erin')
    const [image, unreported] = [await uploaded(erin, await picture()), await uploaded(erin, await picture())]
    const post = await erin.posts('look', { images: [{ url: image, alt: 'A hill' }] })
    await erin.posts('and here', { images: [{ url: unreported }] })
    await reportsPost(alice, post)
    await erin.deletes(post)
    await erin.does('deleteAccount', { password: erin.password }, 'deletedUserId')
    const cleans = () => removeOverdueMedia(new Date(Date.now() + 2 * marginMs), silent)
    expect(await cleans()).toBe(1)
    const [found] = await CaseModel.find().lean()
    expect(found?.kept?.post).toMatchObject({ content: 'look', images: [{ url: image, alt: 'A hill' }] })
    expect(await receipts(alice)).toMatchObject([{ state: 'RESOLVED', outcome: 'ACCOUNT_DELETED', username: 'erin' }])
    expect(await violations()).toEqual([])

    await forgetOldCopies(new Date(Date.now() + days(29)), silent)
    expect([await cleans(), (await CaseModel.findOne().lean())?.kept?.username]).toEqual([0, 'erin'])
    await forgetOldCopies(new Date(Date.now() + days(31)), silent)
    expect(await cleans()).toBe(1)
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await receipts(alice)).toMatchObject([{ outcome: 'ACCOUNT_DELETED', username: null, note: '' }])
    expect(JSON.stringify([await CaseModel.find().lean(), await ReportModel.find().lean()])).not.toMatch(/erin|look/)
  })

  it('stays when who reported it deletes the account, without their name', async () => {
    const { bobsPost } = await cast()
    const people = [await signsUp('erin'), await signsUp('finn')]
    for (const person of people) {
      await reportsPost(person, bobsPost)
      await person.does('deleteAccount', { password: person.password }, 'deletedUserId')
    }
    expect(await CaseModel.find().lean()).toMatchObject([{ reportCount: 2, state: 'OPEN' }])
    expect(await ReportModel.distinct('reporterId')).toEqual([])
    expect(await violations()).toEqual([])
  })
})
