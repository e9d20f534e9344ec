import { cast } from '../testing/cast.ts'
import { mp4 } from '../testing/media/videos.ts'
import { picture } from '../testing/media/pictures.ts'
import { form } from '../testing/media/form.ts'
import { sendsRaw } from '../testing/media/rawUpload.ts'
import { uploads } from '../testing/media/uploads.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { useServer } from '../testing/testServer.ts'

const video = () => Buffer.concat([mp4(), Buffer.from([0, 9, 0x27, 0xc0]), Buffer.from('free'), Buffer.alloc(599_992)])

describe('an account', () => {
  useServer(sharedSettings)

  it('has limited space, which deleting a post frees', async () => {
    const { alice, bob } = await cast()
    const { body } = await uploads(alice, video())
    expect(await uploads(alice, video())).toMatchObject({
      status: 413,
      body: { errors: [expect.stringContaining('all the space')] },
    })
    expect(await uploads(bob, video())).toMatchObject({ status: 200 })
    expect(await uploads(alice, await picture())).toMatchObject({ status: 200 })
    const post = await alice.posts('', { video: { url: body['secure_url'] } })
    await alice.deletes(post)
    expect(await uploads(alice, video())).toMatchObject({ status: 200 })
  })

  it('has a limited number of uploads per hour, including refused ones', async () => {
    const { alice, bob } = await cast()
    for (let count = 0; count < 8; count += 1)
      expect(await uploads(alice, Buffer.from('words'))).toMatchObject({ status: 415 })
    const refused = await uploads(alice, await picture())
    expect(refused).toMatchObject({ status: 429, body: { errors: ['Too many attempts, please try again later.'] } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await uploads(bob, await picture())).toMatchObject({ status: 200 })
  })
})

describe('an address', () => {
  useServer(sharedSettings)

  it('has a limited number of uploads per day, of all accounts together', async () => {
    const { alice, bob, carol, dan } = await cast()
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const words = form(Buffer.from('words'))
    for (const [person, times] of [[alice, 8] as const, [bob, 8] as const, [carol, 4] as const])
      for (let time = 0; time < times; time++)
        expect(await sendsRaw(person, words, from('192.0.2.1'))).toMatchObject({ status: 415 })
    expect(await sendsRaw(dan, words, from('192.0.2.1'))).toMatchObject({ status: 429 })
    expect(await sendsRaw(dan, words, from('192.0.2.2'))).toMatchObject({ status: 415 })
  })
})
