import { headTags } from './headTags.ts'
import { pageHead } from './pageHead.ts'
import { cast } from '../testing/cast.ts'
import { testContext } from '../testing/testContext.ts'
import { useServer } from '../testing/testServer.ts'

useServer()

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

  it.each([
    '/',
    '/home',
    '/bookmarks',
    '/verified',
    '/settings',
    '/login',
    '/signup',
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
