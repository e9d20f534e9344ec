import { request } from 'node:http'
import { database } from '../db/connection.ts'
import { cast } from '../testing/cast.ts'
import { mp4 } from '../testing/media/videos.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploaded, uploads } from '../testing/media/uploads.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { OldClient } from '../testing/oldClient.ts'

useServer()

/** The file ends in the middle of its third GridFS chunk. */
const videoBytes = 600_000

function video(): Buffer {
  const free = Buffer.alloc(videoBytes - mp4().length)
  for (let at = 0; at + 4 <= free.length; at += 4) free.writeUInt32BE(at, at)
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  return Buffer.concat([mp4(), free])
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('an upload is served', () => {
  it('with its type, cacheable for five minutes, and sandboxed', async () => {
    const { alice } = await cast()
    const response = await fetch(urlOf(await uploaded(alice, await picture())))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=300',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(response.headers.get('content-length')).toBe(`${(await bytesOf(response)).length}`)
  })

  it('to a HEAD request without a body', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, video())
    const response = await fetch(urlOf(address), { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, `${videoBytes}`])
    expect(await bytesOf(response)).toHaveLength(0)
  })

  it('as 304 to a client that has it', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, await picture('png', 200, 100))
    const etag = (await fetch(urlOf(address))).headers.get('etag') ?? ''
    const again = await fetch(urlOf(address), { headers: { 'if-none-match': etag } })
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
    const other = await fetch(urlOf(address.replace('.webp', '/96.webp')), { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=1000-300000', 1_000, 300_000],
    ['bytes=261119-261120', 261_119, 261_120],
    ['bytes=261120-522239', 261_120, 522_239],
    ['bytes=599999-', 599_999, 599_999],
    ['bytes=-100', 599_900, 599_999],
    ['bytes=100-9999999', 100, 599_999],
    ['bytes=-9999999', 0, 599_999],
  ])('in part when a range is requested: %s', async (range, start, end) => {
    const { alice } = await cast()
    const bytes = video()
    const response = await fetch(urlOf(await uploaded(alice, bytes)), { headers: { range } })
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${videoBytes}`,
    ])
    expect(response.headers.get('content-length')).toBe(`${end - start + 1}`)
    expect(bytes.subarray(start, end + 1).equals(await bytesOf(response))).toBe(true)
  })

  it.each(['bytes=600000-', 'bytes=700000-800000', 'bytes=-0', 'bytes=5-1'])(
    'not for a range outside of it: %s',
    async (range) => {
      const { alice } = await cast()
      const response = await fetch(urlOf(await uploaded(alice, video())), { headers: { range } })
      expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${videoBytes}`])
      expect(response.headers.get('cache-control')).toBeNull()
    },
  )

  it.each([
    { range: 'lines=1-2' },
    { range: 'nonsense' },
    { range: 'bytes=0-1,5-6' },
    { range: 'bytes=0-1', 'if-range': '"another version"' },
  ])('as a whole when the range is unusable: %j', async (headers) => {
    const { alice } = await cast()
    const response = await fetch(urlOf(await uploaded(alice, video())), { headers: headers as Record<string, string> })
    expect([response.status, (await bytesOf(response)).length]).toEqual([200, videoBytes])
  })

  it('as an error that is not cached when its bytes are missing', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, video())
    await database().collection('media.chunks').deleteMany({})
    const response = await fetch(urlOf(address), { headers: { range: 'bytes=0-99' } })
    const { headers, status } = response
    expect([status, headers.get('cache-control'), headers.get('content-range')]).toEqual([500, null, null])
  })

  it('only at its own addresses', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, await picture('png', 300, 100))
    const id = address.slice(7, 29)
    const wrong = [
      `${id}.mp4`,
      `${id}.html`,
      `${id}`,
      `${id}/97.webp`,
      `${id}/096.webp`,
      `${id}/0.webp`,
      `${id}/96.mp4`,
    ]
    const never = [`${'A'.repeat(22)}.webp`, '', `..%2f${id}.webp`, `${id}%00.webp`]
    for (const path of [...wrong, ...never]) {
      expect([path, (await fetch(urlOf(`/media/${path}`))).status]).toEqual([path, 404])
    }
    expect(await fetch(urlOf('/media/upload'))).toMatchObject({ status: 405 })
  })

  it('to others after clients close connections in the middle', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, video())
    await Promise.all(Array.from({ length: 20 }, () => leavesEarly(address)))
    expect(await bytesOf(await fetch(urlOf(address)))).toHaveLength(videoBytes)
  })
})

function leavesEarly(address: string): Promise<void> {
  return new Promise((resolve) => {
    request(urlOf(address), (response) => {
      response.once('data', () => response.destroy())
      response.once('close', resolve)
    }).end()
  })
}

async function uploadedInFull(person: Parameters<typeof uploads>[0], preset?: string): Promise<string> {
  const { body } = await uploads(person, await picture('png', 40, 40), preset === undefined ? {} : { preset })
  return body['secure_url']
}

describe('the full address of an upload', () => {
  it('has the origin that the client used, and is stored as a path in posts of both APIs', async () => {
    const { alice, bobsPost } = await cast()
    const asAlice = new OldClient(alice)
    const address = await uploadedInFull(alice)
    const path = new URL(address).pathname
    expect(address).toBe(urlOf(path))
    const { body } = await asAlice.post('/posts', { postData: { content: 'Old', images: [address] } })
    expect(body['posts'][0].images).toEqual([path])
    const post = await alice.posts('New', { images: [{ url: address, alt: 'A square' }] })
    expect(await alice.sees(post)).toMatchObject({ images: [{ url: path, alt: 'A square', width: 40 }] })
    await asAlice.post(`/posts/edit/${post}`, { postData: { content: 'New text', images: [address] } })
    expect(await alice.sees(post)).toMatchObject({ content: 'New text', images: [{ url: path, alt: 'A square' }] })
    const reply = { _id: 'reply-with-picture', content: '', images: [address], video: '' }
    await asAlice.post(`/posts/edit/${bobsPost}`, { postData: { comments: [reply] } })
    expect(await alice.sees(reply._id)).toMatchObject({ images: [{ url: path }] })
  })

  it('is stored as a path in profiles of both APIs', async () => {
    const { alice } = await cast()
    const [avatar, cover] = [await uploadedInFull(alice, 'profile'), await uploadedInFull(alice, 'profile')]
    const { body } = await new OldClient(alice).post('/users/edit', { userData: { avatar } })
    expect(body['user'].avatar).toBe(new URL(avatar).pathname)
    const { user } = await alice.does('editProfile', { cover }, 'user { avatar cover }')
    expect(user).toEqual({ avatar: new URL(avatar).pathname, cover: new URL(cover).pathname })
  })

  it('on another server is not changed', async () => {
    const { alice } = await cast()
    const url = 'https://media.example.org/media/picture.webp'
    expect(await alice.sees(await alice.posts('Elsewhere', { images: [{ url }] }))).toMatchObject({ images: [{ url }] })
  })
})
