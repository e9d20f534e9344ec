import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { database } from '../db/connection.ts'
import { longestPauseMs } from '../http/requestPace.ts'
import { cast } from '../testing/cast.ts'
import { animation, drawing, emptyPng, noise, picture } from '../testing/media/pictures.ts'
import { mp4, webm } from '../testing/media/videos.ts'
import { boundary, form } from '../testing/media/form.ts'
import { sendsRaw, startUpload } from '../testing/media/rawUpload.ts'
import { answers } from '../rest/schemas.ts'
import { nothingStored, storedMedia, uploaded, uploads } from '../testing/media/uploads.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { commandsDuring } from '../testing/commands.ts'
import { MediaModel } from './media.model.ts'
import { largestUpload, mediaWidths } from './media.rules.ts'
import { enterUpload, mostUploads } from './uploadRoom.ts'

useServer()

const bytesAt = async (address: string) => Buffer.from(await (await fetch(urlOf(address))).arrayBuffer())
const megabyte = 1024 * 1024

async function pictureOf(bytes: number): Promise<Buffer> {
  const jpeg = await picture('jpeg')
  const segments: Buffer[] = []
  for (let missing = bytes - jpeg.length; missing > 0;) {
    const size = Math.min(missing, 60_000)
    const header = Buffer.from([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 255])
    segments.push(header, Buffer.alloc(size - 4))
    missing -= size
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

function videoOf(bytes: number): Buffer {
  const free = Buffer.alloc(bytes - mp4().length)
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  return Buffer.concat([mp4(), free])
}

async function widthsAt(address: string): Promise<Record<number, number>> {
  const widthAt = async (width: number) =>
    (await sharp(await bytesAt(address.replace('.webp', `/${width}.webp`))).metadata()).width
  return Object.fromEntries(await Promise.all(mediaWidths.map(async (width) => [width, await widthAt(width)])))
}

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'accepts a %s and stores its pixels as WebP',
    async (format) => {
      const { alice } = await cast()
      const { status, body } = await uploads(alice, await picture(format, 64, 48))
      expect({ status, body }).toMatchObject({ status: 200, body: { width: 64, height: 48, resource_type: 'image' } })
      expect(answers.upload.parse(body)).toEqual(body)
      expect(body['secure_url']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/[\w-]{22}\.webp$/)
      expect(body['url']).toBe(new URL(body['secure_url']).pathname)
      const stored = await bytesAt(body['secure_url'])
      expect(stored).toHaveLength(body['bytes'])
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
    },
  )

  it('is read with a boundary that is not quoted though it should be, as React Native sends it', async () => {
    const { alice } = await cast()
    const odd = 'a/b=c?(d)'
    const body = Buffer.from(
      form(await picture())
        .toString('latin1')
        .replaceAll(boundary, odd),
      'latin1',
    )
    for (const type of [`boundary=${odd}`, `boundary="${odd}"`, `charset=utf-8; Boundary=${odd}; x=y`]) {
      const headers = { 'content-type': `multipart/form-data; ${type}` }
      expect(await sendsRaw(alice, body, { headers })).toEqual({ status: 200, errors: [] })
    }
  })

  it.each([
    ['video/mp4', mp4({ width: 320, height: 180 })],
    ['video/webm', webm({ width: 320, height: 180 })],
  ])('accepts a %s and stores it unchanged', async (type, video) => {
    const { alice } = await cast()
    const { status, body } = await uploads(alice, video)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { width: 320, height: 180, bytes: video.length, resource_type: 'video' },
    })
    expect((await fetch(urlOf(body['secure_url']))).headers.get('content-type')).toBe(type)
    expect(video.equals(await bytesAt(body['secure_url']))).toBe(true)
  })

  it('gets its type from its bytes, not from its name or header', async () => {
    const { alice } = await cast()
    const { body } = await uploads(alice, await picture('png'), { name: '../../etc/passwd.html', type: 'text/html' })
    const response = await fetch(urlOf(body['secure_url']))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(body['secure_url']).not.toContain('passwd')
  })

  it('is stored upright and without metadata', async () => {
    const { alice } = await cast()
    const gps = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } }
    const photo = await drawing(60, 20).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await uploads(alice, photo)
    expect(body).toMatchObject({ width: 20, height: 60 })
    const stored = await sharp(await bytesAt(body['secure_url'])).metadata()
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
  })

  it('is served in the widths of cards and avatars, none larger than the original', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, await picture('png', 700, 350))
    expect(await widthsAt(address)).toEqual({ 96: 96, 240: 240, 480: 480, 720: 700, 960: 700 })
  })

  it('that is older than a width is served in the next larger one', async () => {
    const { alice } = await cast()
    const address = await uploaded(alice, await picture('png', 1_000, 500))
    await database()
      .collection('media')
      .updateOne({}, { $pull: { files: { name: { $in: ['240', '720'] } } } as object })
    expect(await widthsAt(address)).toEqual({ 96: 96, 240: 480, 480: 480, 720: 960, 960: 960 })
  })

  it('is scaled down when it is very large', async () => {
    const { alice } = await cast()
    const { body } = await uploads(alice, emptyPng(3_000, 1_500))
    expect(body).toMatchObject({ width: 2_048, height: 1_024 })
  })

  it('comes with a tiny placeholder', async () => {
    const { alice } = await cast()
    const { body } = await uploads(alice, await picture('jpeg', 640, 320))
    const [scheme, data] = body['placeholder'].split(',')
    expect(scheme).toBe('data:image/webp;base64')
    expect(data.length).toBeLessThan(600)
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 16, height: 8 })
  })

  it.each(['gif', 'webp'] as const)('keeps an animated %s moving, but not as an avatar', async (format) => {
    const { alice } = await cast()
    const { body } = await uploads(alice, await animation(format, 600))
    expect(body).toMatchObject({ width: 600, height: 4 })
    const pagesAt = async (address: string) => (await sharp(await bytesAt(address)).metadata()).pages ?? 1
    expect(await pagesAt(body['secure_url'])).toBe(3)
    expect(await pagesAt(body['secure_url'].replace('.webp', '/480.webp'))).toBe(3)
    expect(await pagesAt(body['secure_url'].replace('.webp', '/96.webp'))).toBe(1)
  })

  it.each([
    ['post', megabyte, 'Image size should be less than 1MB'],
    ['profile', 2 * megabyte, 'Image size should be less than 2MB'],
  ])('of an image for a %s must be smaller than the limit', async (preset, limit, message) => {
    const { alice } = await cast()
    expect(await uploads(alice, await pictureOf(limit), { preset })).toMatchObject({
      status: 413,
      body: { errors: [message] },
    })
    expect(await uploads(alice, await noise(1_000, 1_000), { preset })).toMatchObject({
      status: 413,
      body: { errors: [message] },
    })
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await uploads(alice, await pictureOf(limit - 1), { preset })).toMatchObject({ status: 200 })
  })

  it('of a video must be smaller than 7 MB', async () => {
    const { alice } = await cast()
    const message = 'Video size should be less than 7MB'
    expect(await uploads(alice, videoOf(7 * megabyte))).toMatchObject({ status: 413, body: { errors: [message] } })
    expect(await uploads(alice, videoOf(20 * megabyte))).toMatchObject({ status: 413, body: { errors: [message] } })
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await uploads(alice, videoOf(7 * megabyte - 1))).toMatchObject({
      status: 200,
      body: { bytes: 7 * megabyte - 1 },
    })
  })

  it('for a profile must be an image', async () => {
    const { alice } = await cast()
    expect(await uploads(alice, mp4(), { preset: 'profile' })).toMatchObject({ status: 415 })
  })

  it('needs a known preset', async () => {
    const { alice } = await cast()
    for (const preset of ['', 'avatars', 'post ', '__proto__']) {
      expect(await uploads(alice, await picture(), { preset })).toMatchObject({
        status: 400,
        body: { errors: ['Invalid input.', 'upload_preset: expected post or profile'] },
      })
    }
  })

  it('needs a file in the field for it', async () => {
    const { alice } = await cast()
    const sends = async (field: string, ...sent: (Buffer | string)[]) => {
      const body = new FormData()
      body.append('upload_preset', 'post')
      for (const each of sent) body.append(field, typeof each === 'string' ? each : new Blob([new Uint8Array(each)]))
      const headers = { authorization: alice.token ?? '' }
      const response = await fetch(urlOf('/media/upload'), { method: 'POST', headers, body })
      return [response.status, await response.json()]
    }
    const errors = ['Invalid input.', 'file: expected one file, in a field of this name']
    expect(await sends('image', await picture())).toEqual([400, { errors }])
    expect(await sends('file', 'not a file')).toEqual([400, { errors }])
    const tooMany = ['Invalid input.', 'the form is damaged, or has more than one file or 10 other fields']
    expect(await sends('file', await picture(), await picture())).toEqual([400, { errors: tooMany }])
  })

  it('is sent with POST', async () => {
    const response = await fetch(urlOf('/media/upload'))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toEqual({ errors: ['This address has no such method.'] })
  })

  it('needs a token', async () => {
    const { alice, guest } = await cast()
    const message = 'The token is invalid. Unauthorized access error.'
    expect(await uploads(guest, await picture())).toMatchObject({ status: 401, body: { errors: [message] } })
    await alice.asks('mutation { logOut { ended } }')
    expect(await uploads(alice, await picture())).toMatchObject({ status: 401 })
    expect(await storedMedia()).toEqual(nothingStored)
  })
})

describe('the room for uploads', () => {
  it('is free again after a form that was refused before its end', async () => {
    const { alice } = await cast()
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(60_000)]))
    const headers = { authorization: alice.token ?? '' }
    expect((await fetch(urlOf('/media/upload'), { method: 'POST', headers, body })).status).toBe(400)
    const rooms = ['one', 'two', 'three'].map(enterUpload)
    for (const room of rooms) room.take(4 * largestUpload)
    for (const room of rooms) room.leave()
  })

  it('of its owner goes to an upload for minutes only, until all of it is stored', async () => {
    const { alice } = await cast()
    const image = await picture()
    const commands = await commandsDuring(() => uploads(alice, image))
    const stored = commands.find(({ name, collection }) => name === 'insert' && collection === 'media')
    const hoursLeft = ({ removeAt }: { removeAt: Date | null }) => ((removeAt?.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hoursLeft(stored?.command['documents'][0])).toBeLessThan(1)
    const upload = await MediaModel.findOne().sort({ createdAt: -1 }).lean()
    expect(upload && hoursLeft(upload)).toBeGreaterThan(24)
  })
})

describe('uploads that come slowly', () => {
  it('do not stop those of other accounts, however many there are', async () => {
    const { alice, bob, carol, dan } = await cast()
    const dripping = [alice, bob, carol].flatMap((who) => Array.from({ length: 4 }, () => startUpload(who)))
    expect(await uploads(dan, await picture())).toMatchObject({ status: 200 })
    expect(await uploads(alice, await picture())).toMatchObject({ status: 200 })
    for (const { leave } of dripping) leave()
  })

  it('are limited in number for one account, which can upload again when they end', async () => {
    const { alice, bob } = await cast()
    const started = Array.from({ length: mostUploads + 1 }, () => startUpload(alice))
    const busy = await Promise.race(started.map(({ answer }) => answer))
    expect(busy).toMatchObject({ status: 503, errors: ['The service is busy, please try again.'] })
    expect(await uploads(bob, await picture())).toMatchObject({ status: 200 })
    for (const { leave } of started) leave()
    const image = await picture()
    let result = await uploads(alice, image)
    while (result.status === 503) result = await uploads(alice, image)
    expect(result).toMatchObject({ status: 200 })
  })
  it('are refused when they stall, and make room for others', async () => {
    const { alice } = await cast()
    const onLate: (() => void)[] = []
    const { setTimeout: later } = globalThis
    const { jest } = import.meta
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms?: number) => {
      if (ms === longestPauseMs) onLate.push(act)
      return later(act, ms)
    })
    const stalled = Array.from({ length: mostUploads }, () => startUpload(alice))
    while (onLate.length < mostUploads) await setImmediate()
    timers.mockRestore()
    for (const act of onLate) act()
    const answers = await Promise.all(stalled.map(({ answer }) => answer))
    const late = { status: 408, errors: ['The upload took too long, please try again.'] }
    expect(answers).toEqual(Array(mostUploads).fill(late))
    expect(await storedMedia()).toEqual(nothingStored)
    expect(await uploads(alice, await picture())).toMatchObject({ status: 200 })
    for (const { leave } of stalled) leave()
  })
})
