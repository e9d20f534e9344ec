import { headTags, pageHead } from './pageHead.ts'
import { cast } from './testing/cast.ts'
import { testContext } from './testing/testContext.ts'
import { useServer } from './testing/testServer.ts'

useServer()

const guest = testContext()

describe('the head of a page', () => {
  it('says who wrote a post and what', async () => {
    const { bobsPost } = await cast()
    expect(await pageHead(guest, `/post/${bobsPost}`)).toMatchObject({
      status: 200,
      type: 'article',
      title: 'bob: “Hello from bob”',
      heading: 'bob (@bob)',
      description: 'Hello from bob',
    })
  })

  it('says whose profile it is, however the name is written', async () => {
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
  ])('knows the page %s', async (path) => expect((await pageHead(guest, path)).status).toBe(200))

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
  ])('is that of a missing page at %s', async (path) => {
    await cast()
    expect((await pageHead(guest, path)).status).toBe(404)
  })

  it('lets nothing that people write out of its tags', () => {
    const nasty = `</title><script>alert("1")</script>' onload='`
    const head = { status: 200, type: 'article', title: nasty, description: nasty, image: '/media/a.webp' } as const
    const tags = headTags(head, 'Twitter', 'https://linnet.example/post/1')
    expect(tags).not.toContain('<script')
    expect(tags).not.toMatch(/content="[^"]*['<][^"]*"/)
    expect(tags).toContain('<meta property="og:image" content="https://linnet.example/media/a.webp" />')
  })
})
