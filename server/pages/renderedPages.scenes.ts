import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import { chooseSite } from '../testing/chosenSite.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { appPageAt } from './appPages.ts'
import { requestsByHash } from './firstRequests.ts'
import { type HtmlPage, wholeHtml } from './htmlPage.ts'
import { type PageHead, pageHead } from './pageHead.ts'
import { type Ask, type Content, renderedPages } from './renderedPages.ts'
import { headTags } from './headTags.ts'

useServer()

const folder = resolve(`node_modules/.cache/linnet-node-${process.env['JEST_WORKER_ID']}`)

beforeAll(() => {
  const build = ['build', '--config', 'vite.node.config.ts', '--outDir', `${folder}/.vite/node`, '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], { stdio: 'pipe' })
})

const settings = { brand: 'Twitter' }
const requestFor = requestsByHash('client/apollo/operations.generated.json')

const ask: Ask = async (operation) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(requestFor(operation))
  const { data, errors } = (await (await fetch(urlOf('/graphql'), { method: 'POST', headers, body })).json()) as Answer
  return errors ? null : data
}
type Answer = { data: Record<string, unknown>; errors?: unknown }

const wanted = (path: string) => {
  const { operation } = appPageAt(path, new URLSearchParams(), 'guest')
  if (!operation) throw new Error(`${path} asks for nothing.`)
  return {
    ...{ ctx: testContext(), path, location: path, operation },
    beginWith: ({ title }: PageHead) => title,
    endWith: (content: Content | null) => content?.markup ?? 'a shell',
  }
}

async function htmlOf(page: HtmlPage | null): Promise<string> {
  if (!page) throw new Error('There is no page.')
  const { begin, end } = page
  const { plain, brotli } = end ? wholeHtml(begin, await end) : begin
  expect(brotliDecompressSync(brotli)).toEqual(plain)
  return plain.toString()
}

describe('pages rendered for guests', () => {
  it('many readers of one address cost the database as much as one', async () => {
    const { bobsPost } = await cast()
    const pages = renderedPages(folder, settings, ask)
    const path = `/post/${bobsPost}`
    // The server keeps authors' cards for two seconds.
    const sent = async (work: () => Promise<unknown>) =>
      (await commandsDuring(work)).filter(({ collection }) => collection !== 'users').length
    const alone = await sent(() => renderedPages(folder, settings, ask)(wanted(path)))
    const crowd = await sent(() => Promise.all(Array.from({ length: 50 }, () => pages(wanted(path)))))
    expect(alone).toBeGreaterThan(0)
    expect(crowd).toBe(alone)
    expect(await htmlOf(await pages(wanted(path)))).toContain('Hello from bob')
  })

  it('a page begins before its body is rendered, and the next reader gets it complete', async () => {
    const { bobsPost } = await cast()
    const pages = renderedPages(folder, settings, ask)
    const page = wanted(`/post/${bobsPost}`)
    const first = await pages(page)
    expect(first?.begin.plain.toString()).toBe('bob: “Hello from bob”')
    expect(first?.end).toBeDefined()
    const html = await htmlOf(first)
    expect(html).toMatch(/^bob: “Hello from bob”<.*Hello from bob/)
    const next = await pages(page)
    expect(next?.end).toBeUndefined()
    expect(await htmlOf(next)).toEqual(html)
  })

  it('a page that cannot be rendered ends as a shell, and the next reader gets it', async () => {
    const { bobsPost } = await cast()
    const page = wanted(`/post/${bobsPost}`)
    const pages = renderedPages(folder, settings, (_, ctx) => ask(page.operation, ctx))
    const failing = { ...page, operation: { ...page.operation, operationName: 'Nothing' } }
    expect(await htmlOf(await pages(failing))).toBe('bob: “Hello from bob”a shell')
    expect(await htmlOf(await pages(page))).toMatch(/^bob: “Hello from bob”<.*Hello from bob/)
  })

  it('beyond sixteen different pages at once the others are not rendered', async () => {
    await cast()
    const pages = renderedPages(folder, settings, ask)
    const many = Array.from({ length: 20 }, (_, index) => pages(wanted(`/hashtag/linnet${index}`)))
    const answers = await Promise.all(many)
    expect(answers.filter((page) => page === null)).toHaveLength(4)
    // Other tests may have used up the time for rendering, which comes back.
    while ((await pages(wanted('/'))) === null) await setImmediate()
  })

  it('a page whose query failed is not rendered, and the next reader gets it', async () => {
    const { bobsPost } = await cast()
    let fails = true
    const pages = renderedPages(folder, settings, async (...question) => (fails ? null : ask(...question)))
    expect(await pages(wanted(`/post/${bobsPost}`))).toBeNull()
    fails = false
    expect(await pages(wanted(`/post/${bobsPost}`))).toMatchObject({ status: 200 })
  })
})

const guest = testContext()

describe('the head of a page', () => {
  it('names the author of a post and quotes its text', async () => {
    const { bobsPost } = await cast()
    expect(await pageHead(guest, `/post/${bobsPost}`)).toMatchObject({
      status: 200,
      type: 'article',
      title: 'bob: “Hello from bob”',
      heading: 'bob (@bob)',
      description: 'Hello from bob',
    })
  })

  it('cuts no character in two', async () => {
    const { alice } = await cast()
    const family = '👩‍👩‍👧‍👦'
    const { title } = await pageHead(guest, `/post/${await alice.posts(family.repeat(61))}`)
    expect(title).toBe(`alice: “${family.repeat(60)}…”`)
    expect((await pageHead(guest, `/post/${await alice.posts(family.repeat(60))}`)).title).not.toContain('…')
  })

  it('names the owner of a profile, in any letter case', async () => {
    await cast()
    expect(await pageHead(guest, '/profile/ALICE/')).toMatchObject({
      status: 200,
      type: 'profile',
      title: 'alice (@alice)',
    })
  })

  it("has the site's description where the page has none", async () => {
    const { alice } = await cast()
    const described = async (path: string) => (await pageHead(guest, path)).description
    await chooseSite({ description: 'Boats, tides and weather' })
    expect(await described('/')).toBe('Boats, tides and weather')
    expect(await described('/profile/alice')).toBe('Boats, tides and weather')
    await alice.does('editProfile', { bio: 'I sail.' }, 'user { id }')
    expect(await described('/profile/alice')).toBe('I sail.')
    await chooseSite()
    expect(await described('/nowhere')).toMatch(/^Short posts, from people you choose/)
  })

  it.each([
    '/',
    '/home',
    '/bookmarks',
    '/verified',
    '/settings',
    '/moderation',
    '/login',
    '/signup',
    '/forgot',
    '/confirm',
    '/logout',
    '/Login/',
    '/hashtag/Linnet',
    '/hashtag/%23linnet',
  ])('has status 200 at %s', async (path) => expect((await pageHead(guest, path)).status).toBe(200))

  it.each([
    '/nowhere',
    '/home/more',
    '/post',
    '/post/not-there',
    '/profile/nobody',
    '/hashtag',
    '/hashtag/42',
    '/profile/alice/more',
    '/post/%E0%A4%A',
  ])('has status 404 at %s', async (path) => {
    await cast()
    expect((await pageHead(guest, path)).status).toBe(404)
  })

  it('escapes what users wrote', () => {
    const nasty = `</title><script>alert("1")</script>' onload='`
    const head = { status: 200, type: 'article', title: nasty, description: nasty, image: '/media/a.webp' } as const
    const tags = headTags(head, 'Twitter', { address: 'https://linnet.example/post/1' })
    expect(tags.match(/<script/g)).toHaveLength(1)
    expect(tags).not.toMatch(/content="[^"]*['<][^"]*"/)
    expect(tags).toContain('<meta property="og:image" content="https://linnet.example/media/a.webp" />')
  })
})
