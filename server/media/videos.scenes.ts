import { readFile } from 'node:fs/promises'
import { crumbledMp4, crumbledWebm, manyTracks, scatteredMp4 } from '../testing/hostile/videos.ts'
import { box, element, mp4, webm } from '../testing/media/videos.ts'
import { readMp4 } from './mp4.ts'
import { PartCounter, TooManyParts } from './parts.ts'
import { blankPlaces } from './videoStructure.ts'
import { readWebm } from './webm.ts'

const size = { width: 320, height: 240 }
const unblanked = { ...size, blanks: [] }

function cleaned(video: Buffer, read: typeof readMp4): object | null {
  const { blanks, ...found } = read(video) ?? { blanks: [] }
  blankPlaces(video, blanks)
  return found
}

describe('an MP4', () => {
  it('is read with its size as shown, also when it is rotated', async () => {
    expect(readMp4(mp4(size))).toEqual(unblanked)
    expect(readMp4(mp4({ ...size, isTurned: true }))).toMatchObject({ width: 240, height: 320 })
    expect(readMp4(await readFile('server/seed/media/murmuration.mp4'))).toMatchObject({ width: 960, height: 540 })
  })

  it.each([
    ['has no video track', mp4({ handler: 'soun' })],
    ['has a codec that no browser knows', mp4({ codec: 'xxxx' })],
    ['has another brand', mp4({ brand: 'qt  ' })],
    ['has no width', mp4({ width: 0 })],
    ['has a chunk outside of the file', mp4({ offset: 1_000_000 })],
    ['has a chunk in its own header', mp4({ offset: 4 })],
    ['has an unknown box', Buffer.concat([mp4(), box('html', Buffer.from('<html>'))])],
    ['has two headers', Buffer.concat([mp4(), mp4().subarray(mp4().indexOf('moov') - 4)])],
    ['has nothing but a type', mp4().subarray(0, 20)],
  ])('that %s is refused', (_what, video) => {
    expect(readMp4(video)).toBeNull()
  })

  it('loses its metadata and keeps its length', () => {
    const place = box('udta', box('\xa9xyz', Buffer.from('+48.2082+016.3738/')))
    const video = mp4({ extra: place })
    const length = video.length
    expect(video.includes('+48.2082')).toBe(true)
    expect(cleaned(video, readMp4)).toEqual(size)
    expect([video.length, video.includes('+48.2082'), video.includes('udta')]).toEqual([length, false, false])
    expect(cleaned(video, readMp4)).toEqual(size)
  })
})

describe('a WebM', () => {
  it('is read with its size, also when it was recorded live', () => {
    expect(readWebm(webm(size))).toEqual(unblanked)
    expect(readWebm(webm({ ...size, isLive: true }))).toEqual(unblanked)
  })

  it.each([
    ['is another kind of Matroska', webm({ docType: 'matroska' })],
    ['has a codec that no browser knows', webm({ codec: 'V_THEORA' })],
    ['has no height', webm({ height: 0 })],
    ['has data after its end', Buffer.concat([webm(), Buffer.from([0xec, 0x80])])],
    ['has an unknown element', webm({ extra: element(0x4444, 'x') })],
    ['has no content', webm().subarray(0, 19)],
  ])('that %s is refused', (_what, video) => {
    expect(readWebm(video)).toBeNull()
  })

  it('loses its tags and attachments and keeps its length', () => {
    const video = webm({ extra: Buffer.concat([element(0x1254c367, 'Vienna'), element(0x1941a469, '')]) })
    const length = video.length
    expect(cleaned(video, readWebm)).toEqual(size)
    expect([video.length, video.includes('Vienna')]).toEqual([length, false])
    expect(cleaned(video, readWebm)).toEqual(size)
  })
})

describe('a video of too many parts', () => {
  it('is read in one pass, however many boxes and chunks it has', () => {
    const [boxes, chunks] = [2_000, 50_000]
    const parts = new PartCounter()
    expect(readMp4(scatteredMp4(boxes, chunks), parts)).toEqual(unblanked)
    expect(parts.counted).toBeLessThan(boxes + chunks + 50)
  })

  it.each([
    ['empty boxes', readMp4, crumbledMp4(250_000)],
    ['chunks', readMp4, scatteredMp4(10, 250_000)],
    ['empty elements', readWebm, crumbledWebm(250_000)],
    ['tracks', readWebm, manyTracks(250_000)],
  ] as const)('is refused at the limit without reading on: %s', (_what, read, video) => {
    const parts = new PartCounter(1_000)
    expect(() => read(video, parts)).toThrow(TooManyParts)
    expect(() => read(video)).toThrow(TooManyParts)
  })

  it('is refused for too many tracks', () => {
    expect(readWebm(manyTracks(15))).toEqual(unblanked)
    expect(readWebm(manyTracks(16))).toBeNull()
    expect(readMp4(mp4({ tracks: 16 }))).toEqual(unblanked)
    expect(readMp4(mp4({ tracks: 17 }))).toBeNull()
  })
})
