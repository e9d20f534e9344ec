import { readFile } from 'node:fs/promises'
import { crumbledMp4, crumbledWebm, manyTracks, scatteredMp4 } from '../testing/hostile/films.ts'
import { box, element, mp4, webm } from '../testing/media/films.ts'
import { readMp4 } from './mp4.ts'
import { PartCounter, TooManyParts } from './parts.ts'
import { blankPlaces } from './videoStructure.ts'
import { readWebm } from './webm.ts'

const size = { width: 320, height: 240 }
const unblanked = { ...size, blanks: [] }

/** Blanks in a film what its structure says, and returns the size of its picture. */
function cleaned(film: Buffer, read: typeof readMp4): object | null {
  const { blanks, ...found } = read(film) ?? { blanks: [] }
  blankPlaces(film, blanks)
  return found
}

describe('an MP4', () => {
  it('tells the size of its picture, upright', async () => {
    expect(readMp4(mp4(size))).toEqual(unblanked)
    expect(readMp4(mp4({ ...size, isTurned: true }))).toMatchObject({ width: 240, height: 320 })
    expect(readMp4(await readFile('server/seed/media/murmuration.mp4'))).toMatchObject({ width: 960, height: 540 })
  })

  it.each([
    ['has no picture', mp4({ handler: 'soun' })],
    ['has a codec that no browser knows', mp4({ codec: 'xxxx' })],
    ['calls itself something else', mp4({ brand: 'qt  ' })],
    ['has a picture without a size', mp4({ width: 0 })],
    ['names pictures outside of it', mp4({ offset: 1_000_000 })],
    ['names pictures in its own header', mp4({ offset: 4 })],
    ['has a box that nobody knows', Buffer.concat([mp4(), box('html', Buffer.from('<html>'))])],
    ['has two headers', Buffer.concat([mp4(), mp4().subarray(mp4().indexOf('moov') - 4)])],
    ['has nothing but a type', mp4().subarray(0, 20)],
  ])('that %s is none', (_what, film) => {
    expect(readMp4(film)).toBeNull()
  })

  it('loses what tells of place and maker, and keeps its length', () => {
    const place = box('udta', box('\xa9xyz', Buffer.from('+48.2082+016.3738/')))
    const film = mp4({ extra: place })
    const length = film.length
    expect(film.includes('+48.2082')).toBe(true)
    expect(cleaned(film, readMp4)).toEqual(size)
    expect([film.length, film.includes('+48.2082'), film.includes('udta')]).toEqual([length, false, false])
    expect(cleaned(film, readMp4)).toEqual(size)
  })
})

describe('a WebM', () => {
  it('tells the size of its picture, also when it was recorded live', () => {
    expect(readWebm(webm(size))).toEqual(unblanked)
    expect(readWebm(webm({ ...size, isLive: true }))).toEqual(unblanked)
  })

  it.each([
    ['is another kind of Matroska', webm({ docType: 'matroska' })],
    ['has a codec that no browser knows', webm({ codec: 'V_THEORA' })],
    ['has a picture without a size', webm({ height: 0 })],
    ['has something behind its end', Buffer.concat([webm(), Buffer.from([0xec, 0x80])])],
    ['has an element that nobody knows', webm({ extra: element(0x4444, 'x') })],
    ['has no content', webm().subarray(0, 19)],
  ])('that %s is none', (_what, film) => {
    expect(readWebm(film)).toBeNull()
  })

  it('loses its tags and what is attached, and keeps its length', () => {
    const film = webm({ extra: Buffer.concat([element(0x1254c367, 'Vienna'), element(0x1941a469, '')]) })
    const length = film.length
    expect(cleaned(film, readWebm)).toEqual(size)
    expect([film.length, film.includes('Vienna')]).toEqual([length, false])
    expect(cleaned(film, readWebm)).toEqual(size)
  })
})

describe('a film of too many parts', () => {
  it('is read in one pass, however many chunks lie in however many boxes', () => {
    const [boxes, chunks] = [2_000, 50_000]
    const parts = new PartCounter()
    expect(readMp4(scatteredMp4(boxes, chunks), parts)).toEqual(unblanked)
    expect(parts.counted).toBeLessThan(boxes + chunks + 50)
  })

  it.each([
    ['boxes that hold nothing', readMp4, crumbledMp4(250_000)],
    ['chunks', readMp4, scatteredMp4(10, 250_000)],
    ['elements that hold nothing', readWebm, crumbledWebm(250_000)],
    ['tracks', readWebm, manyTracks(250_000)],
  ] as const)('is given up after so many of them: %s', (_what, read, film) => {
    const parts = new PartCounter(1_000)
    expect(() => read(film, parts)).toThrow(TooManyParts)
    expect(() => read(film)).toThrow(TooManyParts)
  })

  it('is refused for its tracks alone', () => {
    expect(readWebm(manyTracks(15))).toEqual(unblanked)
    expect(readWebm(manyTracks(16))).toBeNull()
    expect(readMp4(mp4({ tracks: 16 }))).toEqual(unblanked)
    expect(readMp4(mp4({ tracks: 17 }))).toBeNull()
  })
})
