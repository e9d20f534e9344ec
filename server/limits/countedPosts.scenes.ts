import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import { useServer } from '../testing/testServer.ts'

describe('a post that is sent again under its id', () => {
  useServer({ RATE_LIMITS: 'posts=2/3600' })

  it('does not count, even at the limit; the header fields say what is left', async () => {
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
})
