import { cast } from '../testing/cast.ts'
import { box, mp4, webm } from '../testing/media/videos.ts'
import { animation, emptyPng, picture, pngChunk } from '../testing/media/pictures.ts'
import { form, formEnd, part } from '../testing/media/form.ts'
import { sendsRaw, startUpload } from '../testing/media/rawUpload.ts'
import { storedMedia, uploads } from '../testing/media/uploads.ts'
import type { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { typeProblems } from './media.rules.ts'

useServer()

let mallory: Person
let before: Awaited<ReturnType<typeof storedMedia>>

function useMallory(): void {
  beforeAll(async () => {
    ;({ alice: mallory } = await cast())
  })
  beforeEach(async () => {
    before = await storedMedia()
  })
}

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`

async function refuses(file: Buffer | string, statuses: number[]): Promise<void> {
  const { status, body } = await uploads(mallory, Buffer.from(file), { name: 'photo.jpg', type: 'image/jpeg' })
  expect(statuses).toContain(status)
  expect(body).toEqual({ errors: [expect.any(String)] })
  expect(await storedMedia()).toEqual(before)
}

describe('a file that only claims to be an image is refused', () => {
  useMallory()

  it.each([
    ['nothing', ''],
    ['words', 'Hello'],
    ['an SVG', svg],
    ['an SVG after a declaration', `<?xml version="1.0"?><!DOCTYPE svg>${svg}`],
    ['a page', `<!doctype html><html>${script}</html>`],
    ['a document', '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['an archive', 'PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['a page that begins like a GIF', `GIF89a/*${script}*/=1;`],
    ['a page that begins like a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(script)])],
    ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)])],
    ['a page that begins like a WebP', `RIFF\x24\0\0\0WEBPVP8 ${script}`],
    ['a page that begins like an MP4', Buffer.concat([mp4().subarray(0, 24), Buffer.from(script)])],
    ['a page that begins like a WebM', Buffer.concat([webm().subarray(0, 40), Buffer.from(script)])],
    ['a raw camera image (TIFF)', 'II*\0\x08\0\0\0\0\0\0\0'],
  ])('%s', (_what, file) => refuses(file, [400, 415]))
})

describe('a picture or video of another type is answered with the types that are accepted', () => {
  useMallory()

  const ftyp = (...brands: string[]) =>
    box('ftyp', Buffer.from(`${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'))

  it.each([
    ['a HEIC', ftyp('heic', 'mif1', 'MiHE', 'MiPr', 'miaf', 'MiHB', 'heic')],
    ['a sequence of HEIC', ftyp('msf1', 'hevc', 'iso8')],
    ['a HEIF', ftyp('mif1', 'heic')],
    ['a QuickTime film', ftyp('qt  ', 'qt  ')],
    ['a raw picture', ftyp('crx ', 'crx ', 'isom')],
    ['a sound', ftyp('M4A ', 'M4A ', 'isom')],
    ['a Matroska film', webm({ docType: 'matroska' })],
    ['a BMP', Buffer.from('BM')],
  ])('%s', async (_what, start) => {
    const file = Buffer.concat([start, box('mdat', Buffer.alloc(200))])
    const { status, body } = await uploads(mallory, file, { name: 'photo.jpg', type: 'image/jpeg' })
    expect([status, body]).toEqual([415, { errors: [typeProblems.any] }])
  })
})

describe('a file of two types at once is refused', () => {
  useMallory()

  it.each(['png', 'gif', 'webp', 'avif'] as const)('a %s followed by an HTML page', async (format) => {
    await refuses(Buffer.concat([await picture(format), Buffer.from(script)]), [400, 415])
  })

  it.each(['png', 'gif', 'webp', 'avif'] as const)('a %s followed by an archive', async (format) => {
    await refuses(Buffer.concat([await picture(format), Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')]), [400, 415])
  })

  it('a video followed by an HTML page', async () => {
    await refuses(Buffer.concat([mp4(), Buffer.from(script)]), [400])
    await refuses(Buffer.concat([webm(), Buffer.from(script)]), [400])
  })

  it('or only its pixels are stored', async () => {
    const png = await picture('png')
    const commented = Buffer.concat([
      png.subarray(0, 33),
      pngChunk('tEXt', Buffer.from(`Comment\0${script}`)),
      png.subarray(33),
    ])
    const jpeg = await picture('jpeg')
    const more = [
      Buffer.from(script),
      Buffer.from('PK\x03\x04\x14\0\0\0' + script, 'latin1'),
      Buffer.concat([jpeg, Buffer.from(script)]),
    ]
    for (const file of [commented, ...more.map((data) => Buffer.concat([jpeg, data]))]) {
      const { body } = await uploads(mallory, file)
      expect(await (await fetch(urlOf(body['secure_url']))).text()).not.toContain('script')
    }
  })
})

describe('an image with too many pixels is refused before it is decoded', () => {
  useMallory()

  it.each([
    ['one bit each', emptyPng(16_000, 16_000)],
    ['that claims to be of 65,535 × 65,535', pretends(emptyPng(9, 9), 65_535)],
    ['that claims to be of 2,147,483,647 × 1', pretends(emptyPng(9, 9), 2_147_483_647, 1)],
  ])('%s', (_what, bomb) => refuses(bomb, [400, 413]))

  it('0.7 MB of 16,000 × 16,000 in full colour', async () => {
    const bomb = emptyPng(16_000, 16_000, 8)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    await refuses(bomb, [413])
  })
})

function pretends(png: Buffer, width: number, height = width): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)])
}

describe('a truncated file is refused', () => {
  useMallory()

  const cuts = [0.02, 0.3, 0.6, 0.9, 0.999]

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('a %s', async (format) => {
    const whole = await picture(format, 400, 300)
    for (const cut of cuts) await refuses(whole.subarray(0, Math.floor(whole.length * cut)), [400, 415])
  })

  it('an animation', async () => {
    const whole = await animation('gif')
    for (const cut of cuts) await refuses(whole.subarray(0, Math.floor(whole.length * cut)), [400, 415])
  })

  it.each([
    ['MP4', mp4()],
    ['WebM', webm()],
    ['WebM that was recorded live', webm({ isLive: true })],
  ])('a %s', async (_type, whole) => {
    for (const cut of cuts) await refuses(whole.subarray(0, Math.floor(whole.length * cut)), [400, 415])
  })
})

describe('a malformed or incomplete form is refused', () => {
  useMallory()

  it.each([
    ['no form', Buffer.from('{"file":1}'), { headers: { 'content-type': 'application/json' } }, [415]],
    ['a form without a border', Buffer.from('x'), { headers: { 'content-type': 'multipart/form-data' } }, [400, 415]],
    [
      'a form with an empty border',
      Buffer.from('x'),
      { headers: { 'content-type': 'multipart/form-data; boundary=' } },
      [400, 415],
    ],
    ['an empty body', Buffer.alloc(0), {}, [400]],
    ['only an end', formEnd, {}, [400]],
    ['no file', Buffer.concat([part('name="upload_preset"', 'post'), formEnd]), {}, [400]],
    [
      'a file that is a field',
      Buffer.concat([part('name="upload_preset"', 'post'), part('name="file"', 'x'), formEnd]),
      {},
      [400],
    ],
    ['no preset', Buffer.concat([part('name="file"; filename="a"', emptyPng(9, 9)), formEnd]), {}, [400]],
    [
      'a file of another name',
      Buffer.concat([
        part('name="upload_preset"', 'post'),
        part('name="avatar"; filename="a"', emptyPng(9, 9)),
        formEnd,
      ]),
      {},
      [400],
    ],
    [
      'two files',
      Buffer.concat([
        part('name="upload_preset"', 'post'),
        part('name="file"; filename="a"', emptyPng(9, 9)),
        part('name="file"; filename="b"', emptyPng(9, 9)),
        formEnd,
      ]),
      {},
      [400],
    ],
    ['a form without an end', form(emptyPng(9, 9)).subarray(0, -20), {}, [400]],
    [
      '10,000 fields',
      Buffer.concat([...Array.from({ length: 10_000 }, (_, index) => part(`name="f${index}"`, 'x')), formEnd]),
      {},
      [400],
    ],
    [
      '10,000 files',
      Buffer.concat([
        ...Array.from({ length: 10_000 }, (_, index) => part(`name="file"; filename="${index}"`, 'x')),
        formEnd,
      ]),
      {},
      [400, 415],
    ],
    [
      '10,000 nameless parts',
      Buffer.concat([...Array.from({ length: 10_000 }, () => part('x="y"')), formEnd]),
      {},
      [400],
    ],
    [
      'a part with a header of 100 kB',
      Buffer.concat([part(`name="file"; filename="${'a'.repeat(100_000)}"`, emptyPng(9, 9)), formEnd]),
      {},
      [400],
    ],
    ['a preset of 1 MB', Buffer.concat([part('name="upload_preset"', 'post'.repeat(250_000)), formEnd]), {}, [400]],
  ])('%s', async (_what, body, options, statuses) => {
    const answer = await sendsRaw(mallory, body, options)
    expect(statuses).toContain(answer.status)
    // The second entry says what is wrong with the form.
    expect(answer.errors).toHaveLength(answer.status === 400 ? 2 : 1)
    expect(await storedMedia()).toEqual(before)
  })

  it('a length that is shorter than the body', async () => {
    const body = form(emptyPng(9, 9))
    const answer = await sendsRaw(mallory, body.subarray(0, 200), { headers: { 'content-length': '200' } })
    expect(answer.status).toBe(400)
    expect(await storedMedia()).toEqual(before)
  })

  it.each([1, 100, 200, 300, 100_000])('an upload that is aborted after %i bytes', async (bytes) => {
    const body = form(Buffer.concat([emptyPng(2_000, 2_000), Buffer.alloc(200_000)]))
    const upload = startUpload(mallory, body.subarray(0, bytes), { headers: { 'content-length': `${body.length}` } })
    await new Promise((resolve) => setImmediate(resolve))
    upload.leave()
    expect((await upload.answer).status).toBe(0)
    expect((await sendsRaw(mallory, form(emptyPng(9, 9)))).status).toBe(200)
    expect(await storedMedia()).toEqual({
      media: before['media']! + 1,
      'media.files': before['media.files']! + 1,
      'media.chunks': before['media.chunks']! + 1,
    })
  })

  it('a body far larger than the limit, and none of it is stored', async () => {
    const body = form(Buffer.concat([emptyPng(9, 9), Buffer.alloc(12_000_000)]), { isPresetLast: true })
    expect(await sendsRaw(mallory, body)).toEqual({ status: 413, errors: ['Image size should be less than 1MB'] })
    expect(await storedMedia()).toEqual(before)
  })
})

describe('the name of a file', () => {
  useMallory()

  it.each([
    '../../../etc/passwd',
    '..\\..\\x.png',
    '/media/builtin/default-avatar.webp',
    'a\0b.png',
    'x.html',
    '%2e%2e%2f',
    'CON',
    '.',
    '',
  ])('is ignored: %j', async (name) => {
    const answer = await sendsRaw(mallory, form(emptyPng(9, 9), { name, isPresetLast: true }))
    expect([200, 400]).toContain(answer.status)
    const stored = await fetch(urlOf('/media/builtin/default-avatar.webp'))
    expect(stored.headers.get('content-length')).not.toBe('0')
  })
})
