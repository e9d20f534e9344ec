import { brotliCompressSync, gzipSync } from 'node:zlib'
import { MediaModel, mediaAddress } from '../media/media.model.ts'
import { cast } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { storedMedia } from '../testing/media/uploads.ts'
import { OutsideSite } from '../testing/outsideSite.ts'
import type { Data, Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { LinkPreviewModel } from './linkPreview.model.ts'
import { readPage } from './readPage.ts'

const site = new OutsideSite()
const limited = async () => ({
  ...(await site.start()),
  RATE_LIMITS: 'linkPreviews=30/3600 linkPreviewsOfHost=100/3600',
})
const forget = () => {
  site.pages.clear()
  site.heard.length = 0
}
afterAll(() => site.stop())

const query = `query ($url: String!) {
  linkPreview(url: $url) { url title description siteName image { url width height placeholder } }
}`

async function previews(person: Person, url: string): Promise<Data | null> {
  const { linkPreview } = await person.asks(query, { url })
  return linkPreview
}

const titled = (head: string) => `<!doctype html><html><head>${head}</head><body><p>Words</p></body></html>`
const page = titled('<title>A title</title>')
const card = { title: 'A title', description: null, siteName: null, image: null }

describe('the preview of a link', () => {
  useServer(limited)
  afterEach(forget)

  it('has what the page says of itself, as plain text, and its picture as an upload', async () => {
    const { alice, bob, guest } = await cast()
    site.says('picture.png', await picture('png', 600, 300), { 'content-type': 'image/png' })
    const url = site.says(
      'page',
      titled(`
        <meta property="og:title" content="Tea &amp;
          <b>biscuits</b> &#x202e;">
        <meta name="description" content="${'a'.repeat(400)}"><meta property="og:site_name" content="The Tea House">
        <meta property="og:image" content="/picture.png"><title>Not this one</title>`),
    )
    const seen = await previews(alice, url)
    expect(seen).toMatchObject({
      ...{ url, title: 'Tea & <b>biscuits</b>', description: `${'a'.repeat(300)}…`, siteName: 'The Tea House' },
      image: { width: 600, height: 300, placeholder: expect.stringMatching(/^data:/) },
    })
    expect(seen?.['image'].url).toMatch(/^\/media\/[\w-]{22}\.webp$/)
    expect(site.heard.map(({ headers }) => [headers['user-agent'], headers.cookie, headers.authorization])).toEqual(
      Array.from({ length: 2 }, () => ['Linnet link cards', undefined, undefined]),
    )
    await expect(previews(guest, url)).rejects.toHaveCode('UNAUTHENTICATED')
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await previews(bob, url)).not.toBeNull()
    expect(await LinkPreviewModel.distinct('ownerId')).toEqual([bob.id])
  })

  it('passes over what is blank or cannot be used for the next that says the same', async () => {
    const { alice } = await cast()
    site.says('picture.png', await picture('png', 600, 300), { 'content-type': 'image/png' })
    const metas = [
      ...[`property="og:title" content=" "`, `property="og:title" content="&#x202e;"`],
      ...[`property="og:description" content=" "`, `property="og:description" content="Words"`],
      ...[`property="og:image" content="data:image/png;base64,AA"`, `name="twitter:image" content="/picture.png"`],
    ]
    const url = site.says('page', titled(`${metas.map((meta) => `<meta ${meta}>`).join('')}<title>A title</title>`))
    expect(await previews(alice, url)).toMatchObject({
      ...{ title: 'A title', description: 'Words', image: { width: 600 } },
    })
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is made of a page that comes packed as %s', async (encoding, pack) => {
    const { alice } = await cast()
    const url = site.says(encoding, pack(page), { 'content-type': 'text/html', 'content-encoding': encoding })
    expect(await previews(alice, url)).toEqual({ url, ...card })
  })

  it('is made of the beginning of a page that is nested more deeply than people write', async () => {
    const { alice } = await cast()
    const nested = (elements: number) => `${page}${'<b>'.repeat(elements)}<meta property="og:title" content="Deep">`
    expect(await previews(alice, site.says('page', nested(150)))).toMatchObject({ title: 'Deep' })
    expect(await previews(alice, site.says('page', nested(250)))).toMatchObject({ title: 'A title' })
  })

  it('reads the letters of the page as it declares them', async () => {
    const { alice } = await cast()
    const declared = Buffer.from(titled('<meta charset="windows-1252"><title>Café</title>'), 'latin1')
    expect(await previews(alice, site.says('one', declared))).toMatchObject({ title: 'Café' })
    const header = { 'content-type': 'text/html; charset=iso-8859-1' }
    const headed = Buffer.from(titled('<title>Café</title>'), 'latin1')
    expect(await previews(alice, site.says('two', headed, header))).toMatchObject({ title: 'Café' })
    const marked = Buffer.from(`\ufeff${titled('<title>Café</title>')}`)
    expect(await previews(alice, site.says('three', marked, header))).toMatchObject({ title: 'Café' })
    const wide = Buffer.from(`\ufeff${titled('<title>Café</title>')}`, 'utf16le')
    expect(await previews(alice, site.says('four', wide))).toMatchObject({ title: 'Café' })
    const narrow = titled('<meta charset="utf-16"><title>Café</title>')
    expect(await previews(alice, site.says('five', narrow))).toMatchObject({ title: 'Café' })
  })

  it('comes without a picture if that is none, is an SVG, or is elsewhere in the network of the server', async () => {
    const { alice } = await cast()
    site.says('words.png', 'words', { 'content-type': 'image/png' })
    site.says('drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' })
    for (const image of [
      'words.png',
      'drawn.svg',
      'missing.png',
      'http://127.0.0.1/x.png',
      'data:image/png;base64,AA',
    ]) {
      const url = site.says('page', titled(`<title>A title</title><meta property="og:image" content="${image}">`))
      expect(await previews(alice, url)).toEqual({ url, ...card })
    }
    expect(await storedMedia()).toMatchObject({ media: 0 })
  })

  it('follows three redirects, without the cookies that they set, and keeps the address that was asked for', async () => {
    const { alice } = await cast()
    site.says('end', page)
    site.leads('2', 'end')
    site.leads('1', '/2')
    const url = site.leads('0', site.urlOf('1'))
    expect(await previews(alice, url)).toEqual({ url, ...card })
    expect(site.heard.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined, undefined])
    expect(await previews(alice, site.leads('before', '/0'))).toBeNull()
  })

  it.each([
    ['to a private address', 'http://127.0.0.1/'],
    ['to the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['to another port', () => site.urlOf('end').replace('127.0.0.1', 'localhost')],
    ['to a password', () => site.urlOf('end').replace('://', '://me:secret@')],
    ['to a file', 'file:///etc/hostname'],
    ['to nothing', 'http://'],
  ])('is not made of a redirect %s', async (_what, location) => {
    const { alice } = await cast()
    site.says('end', page)
    expect(await previews(alice, site.leads('page', typeof location === 'string' ? location : location()))).toBeNull()
    expect(site.heard.map(({ url }) => url)).toEqual(['/page'])
  })

  it.each([
    ['is too large', () => site.says('page', page + ' '.repeat(1024 * 1024))],
    [
      'is small and unpacks to too much',
      () =>
        site.says('page', gzipSync(page + ' '.repeat(50 * 1024 * 1024)), {
          ...{ 'content-type': 'text/html', 'content-encoding': 'gzip' },
        }),
    ],
    [
      'is packed as nobody asked',
      () => site.says('page', page, { 'content-type': 'text/html', 'content-encoding': 'zstd' }),
    ],
    ['is no HTML', () => site.says('page', page, { 'content-type': 'application/pdf' })],
    ['has no type', () => site.says('page', page, {})],
    ['is not found', () => site.urlOf('missing')],
    ['has no title', () => site.says('page', titled('<title> </title><meta name="description" content="Words">'))],
  ])('is not made of what %s', async (_what, write) => {
    const { alice } = await cast()
    expect(await previews(alice, write())).toBeNull()
    expect(await LinkPreviewModel.countDocuments()).toBe(0)
  })

  it.each([
    'ftp://example.org/',
    'https://me:secret@example.org/',
    'example.org',
    `https://example.org/${'a'.repeat(2_000)}`,
  ])('is refused for %s', async (url) => {
    const { alice } = await cast()
    await expect(previews(alice, url)).rejects.toMatchObject({ code: 'INVALID_INPUT', argument: 'url' })
  })
})

describe('previews', () => {
  useServer(limited)
  afterEach(forget)

  it('of one page keep only the picture of the last look', async () => {
    const { alice } = await cast()
    site.says('picture.png', await picture('png', 600, 300), { 'content-type': 'image/png' })
    const url = site.says('page', `${page}<meta property="og:image" content="/picture.png">`)
    const looks = [await previews(alice, url), await previews(alice, url)].map((look) => look?.['image'].url as string)
    const kept = async () => (await MediaModel.find({ removeAt: { $gt: new Date() } }).lean()).map(mediaAddress)
    expect(await kept()).toEqual(looks.slice(1))
    site.pages.clear()
    expect(await previews(alice, url)).toBeNull()
    expect(await kept()).toEqual([])
  })

  it('are limited for each account, and for each host that is asked, also where another leads there', async () => {
    const { alice, bob, carol, dan } = await cast()
    const asks = (person: Person, times: number) =>
      Promise.all(Array.from({ length: times }, () => previews(person, 'http://10.0.0.1/')))
    for (const person of [alice, bob, carol]) await asks(person, 30)
    await expect(asks(alice, 1)).rejects.toHaveCode('RATE_LIMITED')
    await asks(dan, 10)
    await expect(asks(dan, 1)).rejects.toHaveCode('RATE_LIMITED')
    const leading = site.leads('page', 'http://10.0.0.1/')
    await expect(previews(dan, leading)).rejects.toHaveCode('RATE_LIMITED')
  })
})

describe('a preview that is refused because two pages of its host are being read', () => {
  useServer(limited)
  afterEach(forget)

  it('does not count, so that a client can ask again', async () => {
    const { alice, bob } = await cast()
    const held: (() => void)[] = []
    const isAsked = (path: string) =>
      new Promise<void>((resolve) => {
        site.pages.set(`/${path}`, (response) => {
          held.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page))
          resolve()
        })
      })
    const asked = ['one', 'two'].map(isAsked)
    const others = ['one', 'two'].map((path) => previews(bob, site.urlOf(path)))
    await Promise.all(asked)
    const three = site.says('three', page)
    for (let times = 0; times < 31; times++) await expect(previews(alice, three)).rejects.toHaveCode('BUSY')
    for (const answer of held) answer()
    await Promise.all(others)
    expect(await previews(alice, three)).toMatchObject({ title: 'A title' })
  })
})

describe('a page', () => {
  useServer(limited)
  afterEach(forget)

  const own = { userAgent: 'Tests', patienceMs: 60_000, onAsk: () => {} }

  it('is read once for all who ask meanwhile, with one other of its site', async () => {
    const settings = { ...own, origins: [site.origin] }
    const urls = ['one', 'two', 'three'].map((path) => site.says(path, page))
    const [one = '', two = '', three = ''] = urls
    const first = readPage(one, settings)
    const second = readPage(two, settings)
    expect(readPage(one, settings)).toBe(first)
    await expect(readPage(three, settings)).rejects.toMatchObject({ code: 'BUSY' })
    expect([await first, await second]).toMatchObject([{ title: 'A title' }, { title: 'A title' }])
    expect(await readPage(three, settings)).toMatchObject({ title: 'A title' })
  })

  it.each<[string, Parameters<typeof site.pages.set>[1]]>([
    ['does not end', (response) => response.writeHead(200, { 'content-type': 'text/html' }).write(page)],
    [
      'changes the protocol',
      ({ socket }) => socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: tea\r\n\r\n'),
    ],
  ])('that %s is given up', async (_what, answer) => {
    site.pages.set('/page', answer)
    const settings = { ...own, origins: [site.origin], patienceMs: 50 }
    await expect(readPage(site.urlOf('page'), settings)).rejects.toThrow()
  })
})
