import { finished } from 'node:stream/promises'
import ts from 'typescript'
import { strFromU8, unzipSync } from 'fflate'
import { database } from '../db/connection.ts'
import { type ExportPart, linksOf } from '../exportPart.ts'
import { InvitedModel } from '../invites/invited.model.ts'
import { MediaModel } from '../media/media.model.ts'
import { uploadedMediaId } from '../media/media.rules.ts'
import { warn } from '../moderation/decisions.service.ts'
import { removePost } from '../moderation/removals.service.ts'
import { suspend } from '../moderation/suspensions.service.ts'
import { PostModel } from '../posts/post.model.ts'
import { DeviceModel } from '../push/device.model.ts'
import { cast, logsIn } from '../testing/cast.ts'
import { postDocument } from '../testing/documents.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploaded, uploads } from '../testing/media/uploads.ts'
import { box, mp4 } from '../testing/media/videos.ts'
import type { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { turnsOnTwoStep } from '../testing/twoStep.ts'
import { UserModel } from '../users/user.model.ts'
import { ownAccount } from './account.ts'
import { zipOf } from './archive.ts'
import { ExportTicketModel } from './exportTicket.model.ts'
import { pagesOf } from './pages.ts'

useServer()

const pathOf = async (person: Person, password = person.password) =>
  (await person.does('requestExport', { password }, 'path'))['path'] as string

async function downloads(person: Person): Promise<Record<string, string>> {
  const answer = await fetch(urlOf(await pathOf(person)))
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="\w+-\d{4}-\d\d-\d\d[.]zip"/)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]))
}

const chunks = () => database().collection('media.chunks')

async function fileOf(address: string) {
  const media = await MediaModel.findById(uploadedMediaId(address)).lean()
  return media?.files[0]?.fileId
}

const json = (files: Record<string, string>, name: string) => JSON.parse(files[name] ?? '') as Record<string, unknown>[]

describe('an export', () => {
  it('has all that the account wrote, uploaded, marked and set, in the types that lie beside it', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const { body } = await uploads(alice, await picture('png', 32, 32))
    const image = { url: body['url'] as string, alt: 'A <small> square' }
    const post = await alice.posts('Hello\n<b>#world</b> @bob', { images: [image] })
    await alice.replies(bobsPost, 'An answer')
    const card = { url: 'https://example.org/', title: 'Tea', description: null, siteName: null, image: null }
    await PostModel.updateOne({ _id: post }, { card })
    await alice.likes(bobsPost)
    await alice.bookmarks(bobsPost)
    await alice.follows(bob)
    await bob.follows(alice)
    await alice.mutes(carol)
    await alice.does('muteWord', { word: 'Spoilers', place: 'HOME', duration: 'WEEK' }, 'mutedWords { word }')
    await alice.does('reportPost', { postId: bobsPost, rule: 'SPAM', note: 'again' }, 'report { id }')
    // Only its author gets the bytes of a removed post.
    const own = await fetch(urlOf(image.url)).then(async (answer) => Buffer.from(await answer.arrayBuffer()))
    await removePost(null, post, { rule: 'HATE', note: 'Be kind.' })

    const files = await downloads(alice)
    expect(json(files, 'account.json')).toMatchObject({
      ...{ username: 'alice', email: 'alice@example.org', hasTwoStep: false },
    })
    const file = (body['url'] as string).replace('/media/', '')
    expect(json(files, 'posts.json')).toMatchObject([
      { content: 'An answer', parentId: bobsPost },
      { content: 'Hello\n<b>#world</b> @bob', images: [{ file, alt: image.alt }], card, removal: { note: 'Be kind.' } },
    ])
    expect(Buffer.from(files[`media/${file}`] ?? '', 'latin1')).toEqual(own)
    expect(files['index.html']).toContain(`src="media/${file}" alt="A &lt;small&gt; square"`)
    expect(files['index.html']).toContain('<a rel="noreferrer" href="https://example.org/">Tea</a>')
    expect(files['index.html']).toContain('Hello\n&lt;b&gt;#world&lt;/b&gt; @bob')
    for (const name of ['likes', 'bookmarks'])
      expect(json(files, `${name}.json`)).toMatchObject([{ postId: bobsPost, url: urlOf(`/post/${bobsPost}`) }])
    for (const name of ['following', 'followers'])
      expect(json(files, `${name}.json`)).toMatchObject([{ userId: bob.publicId, url: urlOf('/profile/bob') }])
    expect(json(files, 'muted.json')).toMatchObject([{ userId: carol.publicId }])
    expect(json(files, 'mutedWords.json')).toMatchObject([{ word: 'Spoilers', where: 'HOME' }])
    expect(json(files, 'reports.json')).toMatchObject([{ subject: bobsPost, note: 'again', outcome: null }])
    expect(json(files, 'decisions.json')).toMatchObject([{ kind: 'REMOVE_POST', postId: post, rule: 'HATE' }])
    expect(json(files, 'sessions.json')).toHaveLength(1)
    expect(files['README.txt']).toMatch(/^mutedWords[.]json +words and hashtags/m)
    expect(problemsOf(files)).toEqual([])
  })

  it('has who invited the account, whose reposts it leaves out, what it likes no more, and its devices', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    await InvitedModel.create({ _id: alice.id, inviterId: carol.id, at: new Date() })
    await alice.follows(bob)
    await alice.follows(carol)
    await alice.does('hideReposts', { userId: bob.publicId }, 'user { id }')
    await alice.likes(bobsPost)
    await alice.unlikes(bobsPost)
    const [toldAt, createdAt, expiresAt] = [new Date(), new Date(), new Date(Date.now() + 60_000)]
    const device = { _id: 'hash', userId: alice.id, sessionId: 'phone', toldAt, createdAt, expiresAt }
    await DeviceModel.create({ ...device, endpoint: 'https://push.example/a-secret', p256dh: 'a-key', auth: 'a-key' })

    const files = await downloads(alice)
    expect(json(files, 'invitedBy.json')).toMatchObject([{ userId: carol.publicId, url: urlOf('/profile/carol') }])
    expect(json(files, 'hiddenReposts.json')).toMatchObject([{ userId: bob.publicId }])
    expect(json(files, 'likes.json')).toEqual([])
    expect(json(files, 'dislikes.json')).toMatchObject([{ postId: bobsPost }])
    expect(json(files, 'devices.json')).toMatchObject([{ service: 'https://push.example' }])
    expect(files['devices.json']).not.toMatch(/a-secret|a-key|phone/)
    expect(problemsOf(files)).toEqual([])
  })

  it('has nothing of who blocks, mutes or reports the account, and no secrets', async () => {
    const { alice, bob, carol } = await cast()
    await bob.blocks(alice)
    await carol.mutes(alice)
    await carol.does('reportUser', { userId: alice.publicId, rule: 'SPAM', note: 'a liar' }, 'report { id }')
    const { secret: ofApp, recoveryCodes } = await turnsOnTwoStep(alice)
    const files = await downloads(alice)
    expect(json(files, 'account.json')).toMatchObject({ hasTwoStep: true })
    const all = Object.values(files).join('\n')
    const ofTwoStep = [ofApp, 'lastStep', ...recoveryCodes]
    for (const secret of [bob.id, carol.id, 'a liar', 'argon2', alice.password, ...ofTwoStep])
      expect(all).not.toContain(secret)
  })

  it('is downloaded once, within some minutes, and not before the password is right', async () => {
    const { alice } = await cast()
    await expect(pathOf(alice, 'a wrong one')).rejects.toHaveCode('INVALID_CREDENTIALS')
    const replaced = await pathOf(alice)
    const path = await pathOf(alice)
    expect(JSON.stringify(await ExportTicketModel.find().lean())).not.toContain(path.split('=')[1])
    expect((await fetch(urlOf(replaced))).status).toBe(404)
    const statuses = await Promise.all([path, path].map(async (one) => (await fetch(urlOf(one))).status))
    const [first, second] = statuses.toSorted()
    expect(first).toBe(200)
    // It comes while the account downloads, or finds the ticket used.
    expect([404, 503]).toContain(second)
    const late = await pathOf(alice)
    await ExportTicketModel.updateMany({}, { expiresAt: new Date(Date.now() - 1) })
    for (const dead of [path, late, '/export', '/export?ticket=x&ticket=y', '/export?ticket[$ne]=x'])
      expect((await fetch(urlOf(dead))).status).toBe(404)
  })

  it('has all but the files whose bytes are lost, and names these', async () => {
    const { alice } = await cast()
    // Longer than what is read at once.
    const film = mp4({ extra: box('free', Buffer.alloc(2_000_000)) })
    const cut = await uploaded(alice, film)
    await chunks().deleteOne({ n: 7 })
    const gone = await uploaded(alice, await picture('png', 32, 32))
    await chunks().deleteMany({ files_id: await fileOf(gone) })
    const whole = await uploaded(alice, await picture('png', 48, 48))
    await alice.posts('', { video: { url: cut } })
    for (const url of [gone, whole]) await alice.posts('', { images: [{ url }] })
    const files = await downloads(alice)
    const lost = files['README.txt']?.split('\n').filter((line) => line.startsWith('media/') && !line.includes(' '))
    expect(lost?.toSorted()).toEqual([cut, gone].map((url) => url.slice(1)).toSorted())
    const own = await fetch(urlOf(whole)).then(async (answer) => Buffer.from(await answer.arrayBuffer()))
    expect(Buffer.from(files[whole.slice(1)] ?? '', 'latin1')).toEqual(own)
    expect(json(files, 'posts.json')).toHaveLength(3)
  })

  it('ends with the error of a read that fails', async () => {
    const { alice } = await cast()
    const broken: ExportPart = {
      ...{ name: 'broken.json', holds: 'what cannot be read', type: '{}' },
      async *rows() {
        yield {}
        throw new Error('The database is gone.')
      },
    }
    const site = { parts: [broken], brand: 'Twitter', origin: 'https://example.org' }
    const zip = zipOf(await ownAccount(alice.id), site)
    await expect(finished(zip.resume())).rejects.toThrow('The database is gone.')
  })

  it('closes its reads if nobody reads on', async () => {
    const { alice } = await cast()
    const at = { createdAt: new Date(), updatedAt: new Date() }
    const many = Array.from({ length: 600 }, (_, index) =>
      postDocument({ _id: `many-${index}`, authorId: alice.id, ...at }),
    )
    await PostModel.insertMany(many)
    const openReads = async () => {
      const stages = [{ $currentOp: { idleCursors: true } }, { $match: { ns: `${database().databaseName}.posts` } }]
      const found = await database().client.db('admin').aggregate(stages).toArray()
      return found.filter(({ type }) => type === 'idleCursor').length
    }
    const site = { brand: 'Twitter', links: linksOf('https://example.org') }
    const { files, end } = await pagesOf(await ownAccount(alice.id), site)
    let read = 0
    for await (const _ of files[0]?.pieces() ?? []) if (read++ > 10) break
    expect(await openReads()).toBe(1)
    await end()
    expect(await openReads()).toBe(0)
  })

  it('has what moderators wrote to the account', async () => {
    const { alice } = await cast()
    await warn(null, alice.id, { rule: 'SPAM', note: 'Less of it, please.' })
    expect(json(await downloads(alice), 'account.json')).toMatchObject({ suspension: null })
    await suspend(null, alice.id, { until: null, rule: 'SPAM', note: 'Enough.' })
    const files = await downloads(await logsIn(alice))
    expect(json(files, 'account.json')).toMatchObject({ suspension: { rule: 'SPAM', note: 'Enough.' } })
    const written = [{ kind: 'SUSPEND' }, { kind: 'WARN', note: 'Less of it, please.' }]
    expect(json(files, 'decisions.json')).toMatchObject(written)
  })

  it('is for suspended accounts too, and not for demo accounts', async () => {
    const { alice, bob } = await cast()
    await alice.posts('Still mine')
    await suspend(null, alice.id, { until: null, rule: 'SPAM', note: '' })
    expect(json(await downloads(await logsIn(alice)), 'posts.json')).toMatchObject([{ content: 'Still mine' }])
    await UserModel.updateOne({ _id: bob.id }, { isDemo: true })
    await expect(pathOf(bob)).rejects.toHaveCode('DEMO_ACCOUNT_FIXED')
  })
})

function problemsOf(files: Record<string, string>): string[] {
  const lists = Object.keys(files).filter((name) => name.endsWith('.json'))
  const typeOf = (name: string) => name.replace('.json', '').replace(/^./, (first) => first.toUpperCase())
  const values = lists.map((name) => `export const a${typeOf(name)}: ${typeOf(name)} = ${files[name]}`)
  const source = [files['types.d.ts'], ...values].join('\n')
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === 'export.ts' ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : read(name, version)
  const program = ts.createProgram(
    ['export.ts'],
    { noEmit: true, strict: true, types: [], lib: ['lib.es2022.d.ts'] },
    host,
  )
  const found = program.getSemanticDiagnostics(program.getSourceFile('export.ts'))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
