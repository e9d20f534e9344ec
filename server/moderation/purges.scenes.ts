import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { PostModel } from '../posts/post.model.ts'
import { cast, signsUp } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { nothingStored, storedMedia, uploaded } from '../testing/media/uploads.ts'
import type { Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { CaseModel } from './case.model.ts'
import { DecisionModel } from './decision.model.ts'
import { finishPurges } from './purges.finish.ts'
import { purge } from './purges.service.ts'
import { ReportModel } from './report.model.ts'

useServer()

const composition = compose(domains)

async function town() {
  const people = await cast()
  const { alice, bob } = people
  const [ada, mo] = [await signsUp('ada'), await signsUp('mo')]
  await UserModel.updateOne({ _id: ada.id }, { role: 'ADMIN' })
  await UserModel.updateOne({ _id: mo.id }, { role: 'MODERATOR' })
  const image = await uploaded(bob, await picture('png', 600, 100))
  const post = await bob.posts('something illegal', { images: [{ url: image }] })
  await alice.replies(post, 'What is this?')
  await alice.does('reportPost', { postId: post, rule: 'ILLEGAL_CONTENT' }, 'report { id }')
  await alice.does('reportUser', { userId: bob.publicId, rule: 'ILLEGAL_CONTENT' }, 'report { id }')
  return { ...people, ada, mo, image, post }
}

const purges = (person: Person, kind: string, id: string, password = person.password) =>
  person.does('purge', { kind, id, rule: 'ILLEGAL_CONTENT', password }, 'action { kind userId postId mediaId }')
const statuses = (address: string) =>
  Promise.all([address, address.replace('.', '/480.')].map(async (path) => (await fetch(urlOf(path))).status))
const kept = async () => (await CaseModel.find({ kept: { $exists: true } })).length
const outcomes = async () => (await CaseModel.find().sort({ _id: 1 })).map(({ outcome }) => outcome ?? null)

describe('a purged post', () => {
  it('is refused everywhere from the commit on, before anything of it is deleted', async () => {
    const { guest, bob, image, post } = await town()
    expect(await statuses(image)).toEqual([200, 200])
    const list = await fetch(urlOf('/api/posts'))
    const ifKnown = { headers: { 'if-none-match': list.headers.get('etag') ?? '' } }
    expect((await fetch(urlOf('/api/posts'), ifKnown)).status).toBe(304)
    await purge(null, { kind: 'POST', id: post }, 'ILLEGAL_CONTENT')
    expect(await statuses(image)).toEqual([404, 404])
    const again = await fetch(urlOf('/api/posts'), ifKnown)
    expect([again.status, await again.text()]).toEqual([200, expect.not.stringContaining('illegal')])
    expect(await guest.asks(`{ post(id: "${post}") { content } }`)).toEqual({ post: null })
    expect(JSON.stringify(await bob.asks(`{ post(id: "${post}") { content images { url } } }`))).not.toContain(
      'illegal',
    )
    expect(await kept()).toBe(1)
    expect(await ReportModel.countDocuments({ subject: post, kept: { $exists: true } })).toBe(0)
    // Two servers finish it, one of them after a crash.
    await Promise.all([finishPurges(composition), finishPurges(composition)])
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await violations()).toEqual([])
  })

  it('leaves ids and the rule in the log, and its case says so', async () => {
    const { ada, bob, post } = await town()
    const { action } = await purges(ada, 'POST', post)
    expect(action).toEqual({ kind: 'PURGE_POST', userId: bob.publicId, postId: post, mediaId: null })
    expect((await outcomes()).sort()).toEqual(['PURGED', null])
    expect((await purges(ada, 'POST', post))['action']).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('is told to its author without what it was, and nobody can appeal against it or undo it', async () => {
    const { ada, mo, bob, post } = await town()
    await purges(ada, 'POST', post)
    const told = { kind: 'PURGE_POST', rule: 'ILLEGAL_CONTENT', note: '', postId: null }
    const { viewer, decisions } = await bob.asks(
      '{ viewer { hasUnreadDecision } decisions { id kind rule note postId } }',
    )
    expect(viewer).toEqual({ hasUnreadDecision: true })
    expect(decisions).toEqual([{ id: expect.any(String), ...told }])
    const [{ id: decisionId }] = decisions
    await expect(bob.does('appeal', { decisionId, words: 'No.' }, 'appeal { id }')).rejects.toHaveCode('NOT_FOUND')
    const actionId = decisionId.replace('decision', 'action')
    expect(await mo.does('undoDecision', { actionId }, 'action { id }')).toEqual({ action: null })
    expect(await DecisionModel.countDocuments()).toBe(1)
  })

  it('keeps its id from every later post', async () => {
    const { bob, alice, post, bobsPost } = await town()
    await purge(null, { kind: 'POST', id: post }, 'ILLEGAL_CONTENT')
    await finishPurges(composition)
    await expect(alice.posts('New', { id: post })).rejects.toHaveCode('ID_TAKEN')
    await expect(alice.replies(bobsPost, 'New', { id: post })).rejects.toHaveCode('ID_TAKEN')
    const rest = new RestClient((path) => urlOf(`/api${path}`), bob.token)
    const { status } = await rest.post('/posts', { postData: { _id: post, content: 'New' } })
    expect(status).toBe(409)
    expect(await PostModel.exists({ _id: post })).toBeNull()
  })

  it('is destroyed also where only the copy of a report is left of it', async () => {
    const { ada, bob, post } = await town()
    await bob.does('deletePost', { id: post }, 'deletedPostId')
    await UserModel.updateOne({ _id: bob.id }, { deletingAt: new Date() })
    expect((await storedMedia())['media']).toBe(1)
    await purges(ada, 'POST', post)
    expect(await kept()).toBe(1)
    expect(await storedMedia()).toEqual(nothingStored)
    // An account that is leaving reads nothing any more.
    expect(await DecisionModel.countDocuments()).toBe(0)
  })

  it('is destroyed in the copies of what quoted it, also of a report that was under way, as those of an account are', async () => {
    const { alice, bob, carol, post } = await town()
    const another = await bob.posts('illegal, too')
    const quotes = [await alice.posts('So right', { quotedId: post }), await alice.posts('And', { quotedId: another })]
    for (const postId of quotes) await carol.does('reportPost', { postId, rule: 'SPAM' }, 'report { id }')
    await bob.edits(post, { content: 'illegal still' })
    await bob.does('reportPost', { postId: quotes[0], rule: 'SPAM' }, 'report { id }')
    const ofQuotes = { subject: { $in: quotes } }
    const copies = async () => {
      const found = [...(await CaseModel.find(ofQuotes).lean()), ...(await ReportModel.find(ofQuotes).lean())]
      return found.flatMap(({ kept: copy }) => copy?.post?.quoted?.content ?? []).sort()
    }
    const [stored] = await CaseModel.find({ subject: quotes[0] }).lean()
    await purge(null, { kind: 'POST', id: post }, 'ILLEGAL_CONTENT')
    expect(await copies()).toEqual(['illegal, too'])
    await CaseModel.updateOne({ _id: stored?._id }, { $set: { kept: stored?.kept } })
    await finishPurges(composition)
    expect(await copies()).toEqual(['illegal, too'])
    await purge(null, { kind: 'ACCOUNT', id: bob.id }, 'ILLEGAL_CONTENT')
    expect(await copies()).toEqual([])
    expect(await CaseModel.distinct('kept.post.content', ofQuotes)).toEqual(['And', 'So right'])
  })
})

describe('a purged upload', () => {
  it('is taken out of all that shows it, and cannot be shown again', async () => {
    const { ada, bob, guest, image } = await town()
    const together = await bob.posts('with words', { images: [{ url: image, alt: 'It.' }] })
    const bare = await bob.posts('\u200b', { images: [{ url: image }] })
    await bob.does('editProfile', { avatar: image, cover: image }, 'user { id }')
    await purge(null, { kind: 'MEDIA', id: `https://linnet.example.org${image}` }, 'ILLEGAL_CONTENT')
    expect(await statuses(image)).toEqual([404, 404])
    expect(await bob.asks('{ decisions { kind rule } }')).toEqual({
      decisions: [{ kind: 'PURGE_MEDIA', rule: 'ILLEGAL_CONTENT' }],
    })
    await finishPurges(composition)
    expect(await guest.asks(`{ post(id: "${together}") { content images { url } } }`)).toEqual({
      post: { content: 'with words', images: [] },
    })
    expect(await guest.asks(`{ post(id: "${bare}") { content } }`)).toEqual({ post: null })
    expect((await guest.asks('{ user(username: "bob") { avatar cover } }'))['user']).toEqual({
      avatar: expect.stringContaining('/builtin/'),
      cover: expect.stringContaining('/builtin/'),
    })
    await expect(bob.posts('again', { images: [{ url: image }] })).rejects.toThrow()
    await expect(purges(ada, 'MEDIA', 'A'.repeat(22))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await violations()).toEqual([])
  })

  it('that is the logo leaves the site without one', async () => {
    const { ada, guest } = await town()
    const logo = await uploaded(ada, await picture('png', 100, 100))
    await ada.does('editSite', { logo }, 'site { logo }')
    await purges(ada, 'MEDIA', logo)
    expect(await guest.asks('{ site { logo } }')).toEqual({ site: { logo: null } })
    expect((await fetch(urlOf(logo))).status).toBe(404)
  })
})

describe('a purged account', () => {
  it('is refused with all that it uploaded from the commit on, and then deleted', async () => {
    const { bob, guest, image } = await town()
    const draft = await uploaded(bob, await picture('png', 500, 50))
    await purge(null, { kind: 'ACCOUNT', id: bob.id }, 'ILLEGAL_CONTENT')
    expect([await statuses(image), await statuses(draft)]).toEqual([
      [404, 404],
      [404, 404],
    ])
    expect(await guest.asks('{ user(username: "bob") { id } }')).toEqual({ user: null })
    expect(await bob.asks('{ viewer { id } }')).toEqual({ viewer: null })
    await finishPurges(composition)
    expect(await kept()).toBe(0)
    expect(await outcomes()).toEqual(['PURGED', 'PURGED'])
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await violations()).toEqual([])
  })

  it('takes the right password, and no administrator', async () => {
    const { ada, bob } = await town()
    await expect(purges(ada, 'ACCOUNT', bob.publicId, 'a guess')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect(purges(ada, 'ACCOUNT', ada.publicId)).rejects.toMatchObject({ code: 'NOT_PERMITTED' })
    await expect(purge(null, { kind: 'ACCOUNT', id: ada.id }, 'OTHER')).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    expect((await bob.asks('{ viewer { username } }'))['viewer']).toEqual({ username: 'bob' })
  })
})
