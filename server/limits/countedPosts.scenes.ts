import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import { useServer } from '../testing/testServer.ts'

describe('a limit of what people write', () => {
  useServer({ RATE_LIMITS: 'posts=2/3600 edits=1/3600 replies=2/3600 mentionsOfNewAccounts=1/3600' })

  it('does not count a post that is sent again under its id, even at the limit, and says what is left', async () => {
    const { carol } = await cast()
    const client = new OldClient(carol)
    const sends = (_id: string) => client.post('/posts', { postData: { _id, content: `Post ${_id}` } })
    for (let time = 0; time < 4; time++) {
      const { status, headers } = await sends('first-post')
      expect([status, headers.get('ratelimit')]).toEqual([201, expect.stringMatching(/"posts";r=1;t=\d+$/)])
      expect(headers.get('ratelimit-policy')).toMatch(/^"requests";q=30000;w=60, "posts";q=2;w=3600$/)
    }
    expect(await sends('second-post')).toMatchObject({ status: 201 })
    expect(await sends('third-post')).toMatchObject({ status: 429 })
    expect(await sends('first-post')).toMatchObject({ status: 201 })
    await expect(carol.posts('one more')).rejects.toHaveCode('RATE_LIMITED')
  })

  it('counts the replies of an edit once that arrives twice at the same time', async () => {
    const { carol, bobsPost } = await cast()
    const sends = (_id: string) =>
      new OldClient(carol).post(`/posts/edit/${bobsPost}`, { postData: { comments: [{ _id, content: 'A reply' }] } })
    for (const answer of await Promise.all([sends('first-reply'), sends('first-reply')]))
      expect(answer).toMatchObject({ status: 201 })
    expect(await sends('second-reply')).toMatchObject({ status: 201 })
    expect(await sends('third-reply')).toMatchObject({ status: 429 })
  })

  it('does not count a post that another limit refuses, and neither does the limit of edits', async () => {
    const { carol } = await cast()
    for (let time = 0; time < 3; time++) await expect(carol.posts('@alice @bob')).rejects.toHaveCode('RATE_LIMITED')
    const id = await carol.posts('first')
    await carol.posts('second')
    for (let time = 0; time < 3; time++)
      await expect(carol.edits(id, { content: '@alice @bob' })).rejects.toHaveCode('RATE_LIMITED')
    await carol.edits(id, { content: '@alice' })
    await expect(carol.edits(id, { content: 'first' })).rejects.toHaveCode('RATE_LIMITED')
  })

  it('leaves it to people to see their notifications, however much they edit, and the reverse', async () => {
    const { bob, bobsPost } = await cast()
    const sees = () => bob.does('markNotificationsSeen', { until: new Date() }, 'unreadNotifications')
    for (let time = 0; time < 2; time++) await sees()
    await bob.edits(bobsPost, { content: 'Edited' })
    await expect(bob.edits(bobsPost, { content: 'Edited again' })).rejects.toHaveCode('RATE_LIMITED')
    await sees()
  })
})
