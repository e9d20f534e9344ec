import { type Box, boxesBetween, boxesIn } from './boxes.ts'
import { PartCounter, mostTracks } from './parts.ts'
import { type Blank, type VideoStructure, isSide } from './videoStructure.ts'

// Our own reader, as the libraries that demux (mediabunny, mp4box) take a film that was cut off or has a page behind its
// end, and cannot blank what is private where it lies.

/** The boxes that may stand outermost, and what a file must call itself to be an MP4 for browsers. */
const outermost = new Set([
  'ftyp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'ssix',
  'styp',
  'meta',
  'uuid',
  'free',
  'skip',
  'wide',
  'pdin',
  'emsg',
  'prft',
])
const brands = /^(isom|iso\d|mp4[12]|avc1|hvc1|av01|M4V.|MSNV|dash|cmf[c2]|f4v )$/
const videoCodecs = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp08', 'vp09', 'mp4v'])

/** Boxes that hold where and by whom a film was made, and nothing that is needed to play it. */
const descriptive = new Set(['udta', 'meta', 'uuid'])

type VideoSize = Pick<VideoStructure, 'width' | 'height'>

/**
 * Reads an MP4 whole, box by box: returns the size of its picture, or null when it is no complete MP4 with a video that
 * browsers know. What tells of place, maker and camera is to be blanked: its boxes become free space of the same length,
 * so that nothing moves. Each box and each chunk is looked at once, and `parts` counts them. Throws TooManyParts.
 */
export function readMp4(bytes: Buffer, parts = new PartCounter()): VideoStructure | null {
  const boxes = boxesBetween(bytes, 0, bytes.length, parts)
  const [first] = boxes ?? []
  if (!boxes || first?.type !== 'ftyp' || !isForBrowsers(bytes, first, parts)) return null
  if (!boxes.every((box) => outermost.has(box.type))) return null
  const films = boxes.filter((box) => box.type === 'moov')
  const media = boxes.filter((box) => box.type === 'mdat' && box.end > box.start)
  const [film] = films
  if (!film || films.length > 1 || media.length === 0) return null
  const inFilm = boxesIn(bytes, film, parts)
  const traks = inFilm?.filter((box) => box.type === 'trak') ?? []
  if (!inFilm || traks.length > mostTracks) return null
  const tracks = traks.map((track) => readTrack(bytes, track, media, parts))
  const size = tracks.find((track) => track?.size)?.size
  if (!size || tracks.includes(null)) return null
  return {
    ...size,
    blanks: blanksAmong(bytes, [...boxes, ...inFilm, ...tracks.flatMap((track) => track?.boxes ?? [])]),
  }
}

/** The major brand comes first, a version, then the compatible brands. */
function isForBrowsers(bytes: Buffer, { start, end }: Box, parts: PartCounter): boolean {
  for (let at = start; at + 4 <= end; at += 4) {
    parts.count()
    if (at !== start + 4 && brands.test(bytes.toString('latin1', at, at + 4))) return true
  }
  return false
}

type Track = { boxes: Box[]; size: VideoSize | null }

/** A track's boxes, and the size of its picture if it has one. Null for a track that is broken or of an unknown codec. */
function readTrack(bytes: Buffer, track: Box, media: readonly Box[], parts: PartCounter): Track | null {
  const boxes = boxesIn(bytes, track, parts)
  const inMedia = within(bytes, boxes, 'mdia', parts)
  const handler = inMedia?.find((box) => box.type === 'hdlr')
  const samples = within(bytes, within(bytes, inMedia, 'minf', parts), 'stbl', parts)
  if (!boxes || !handler || handler.end - handler.start < 12 || !samples) return null
  if (!chunksLieIn(bytes, samples, media, parts)) return null
  if (bytes.toString('latin1', handler.start + 8, handler.start + 12) !== 'vide') return { boxes, size: null }
  const header = boxes.find((box) => box.type === 'tkhd')
  const size = header && hasKnownCodec(bytes, samples, parts) ? shownSize(bytes, header) : null
  return size && { boxes, size }
}

function within(bytes: Buffer, boxes: readonly Box[] | null, type: string, parts: PartCounter): Box[] | null {
  const box = boxes?.find((candidate) => candidate.type === type)
  return box ? boxesIn(bytes, box, parts) : null
}

function hasKnownCodec(bytes: Buffer, samples: readonly Box[], parts: PartCounter): boolean {
  const description = samples.find((box) => box.type === 'stsd')
  // Version and number of entries come before the entries.
  const [entry] = (description && boxesIn(bytes, description, parts, 8)) ?? []
  return entry !== undefined && videoCodecs.has(entry.type)
}

/** Whether every chunk that the track names begins inside the file's media data. A fragmented file names none here. */
function chunksLieIn(bytes: Buffer, samples: readonly Box[], media: readonly Box[], parts: PartCounter): boolean {
  const offsets = samples.find((box) => box.type === 'stco' || box.type === 'co64')
  if (!offsets || offsets.end - offsets.start < 8) return false
  const width = offsets.type === 'stco' ? 4 : 8
  const count = bytes.readUInt32BE(offsets.start + 4)
  const table = offsets.start + 8
  if (count * width > offsets.end - table) return false
  parts.count(count)
  for (let index = 0; index < count; index += 1) {
    const at = table + index * width
    const offset = width === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at))
    const box = media[lastBefore(media, offset)]
    if (!box || offset < box.start || offset >= box.end) return false
  }
  return true
}

/** The number of the last of some boxes, which lie in order, that begins at or before a place; -1 for none. */
function lastBefore(boxes: readonly Box[], place: number): number {
  let [low, high] = [0, boxes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((boxes[middle]?.at ?? Infinity) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Width and height as the track header has them, swapped for a film that is shown turned by a quarter. */
function shownSize(bytes: Buffer, header: Box): VideoSize | null {
  const beforeMatrix = bytes[header.start] === 1 ? 52 : 40
  const matrix = header.start + beforeMatrix
  if (header.end - matrix < 44) return null
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0
  // Both are fixed-point numbers with 16 bits behind the point.
  const width = Math.round(bytes.readUInt32BE(matrix + 36) / 65_536)
  const height = Math.round(bytes.readUInt32BE(matrix + 40) / 65_536)
  if (!isSide(width) || !isSide(height)) return null
  return isTurned ? { width: height, height: width } : { width, height }
}

/** A box keeps its size, and becomes free space. */
function blanksAmong(bytes: Buffer, boxes: readonly Box[]): Blank[] {
  return boxes
    .filter(({ type }) => descriptive.has(type))
    .map(({ at, start, end }) => {
      const header = Buffer.from(bytes.subarray(at, start))
      header.write('free', 4, 'latin1')
      return { at, end, header }
    })
}
