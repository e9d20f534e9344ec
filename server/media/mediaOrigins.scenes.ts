import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { AppError, commonErrors } from '../errors.ts'
import { formatError } from '../graphql/errors.ts'
import { cast } from '../testing/cast.ts'
import { OldClient } from '../testing/oldClient.ts'
import type { AnswerError } from '../testing/person.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

const hosted = 'https://res.cloudinary.com/demo/image/upload/v1/bird.jpg'
const elsewhere = 'https://pictures.example.net/bird.jpg'

describe('media on another server', () => {
  useServer(sharedSettings)

  it('can be used in posts and profiles and shown on pages when existing clients upload to that server', async () => {
    const { alice, bobsPost } = await cast()
    const asAlice = new OldClient(alice)
    expect(await asAlice.post('/posts', { postData: { content: 'A bird', images: [hosted] } })).toMatchObject({
      status: 201,
      body: { posts: [{ images: [hosted] }, { _id: bobsPost }] },
    })
    const video = 'https://res.cloudinary.com/demo/video/upload/v1/birds.mp4'
    expect(await asAlice.post('/posts', { postData: { content: 'Birds', video } })).toMatchObject({ status: 201 })
    expect(await asAlice.post('/users/edit', { userData: { avatar: hosted } })).toMatchObject({
      body: { user: { avatar: hosted } },
    })
    const policy = (await fetch(urlOf('/healthz'))).headers.get('content-security-policy')
    expect(policy).toMatch(/img-src[^;]* https:\/\/res\.cloudinary\.com/)
    expect(policy).toMatch(/media-src[^;]* https:\/\/res\.cloudinary\.com/)
  })

  it.each([
    [elsewhere, 'images: MEDIA_ORIGINS does not list https://pictures.example.net.'],
    ['javascript:alert(1)', 'images: the address is neither a path below /media/ nor an http or https address.'],
    [`${hosted}?${'x'.repeat(2_000)}`, 'images: the address is longer than 2000 characters.'],
  ])('is refused at %s, and the GraphQL error gives the reason', async (url, reason) => {
    const { alice } = await cast()
    const refused = await alice.posts('A bird', { images: [{ url }] }).catch((error: AnswerError) => error)
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Invalid input.', reason })
  })

  it('is refused for a profile, and the log gives the reason', async () => {
    const { alice } = await cast()
    const refused = await alice.editsProfile({ cover: elsewhere }).catch((error: AnswerError) => error)
    expect(refused).toMatchObject({ reason: 'cover: MEDIA_ORIGINS does not list https://pictures.example.net.' })
    const written = new PassThrough()
    const error = new AppError(commonErrors.VALIDATION_FAILED, { reason: 'cover: MEDIA_ORIGINS does not list it.' })
    formatError({ message: '' }, error, pino({ level: 'warn' }, written), { introspection: true })
    expect(String(written.read())).toContain('MEDIA_ORIGINS does not list it')
  })
})
