import { type Box, boxesBetween, boxesIn } from './boxes.ts'
import { PartCounter, mostTracks } from './parts.ts'
import { type Blank, type VideoStructure, isSide } from './videoStructure.ts'

// Libraries (mediabunny, mp4box) accept truncated videos and extra data, and cannot blank metadata in place.

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
export const mp4Brands = /^(isom|iso\d|mp4[12]|avc1|hvc1|av01|M4V.|MSNV|dash|cmf[c2]|f4v )$/
const videoCodecs = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp08', 'vp09', 'mp4v'])

/** Boxes with metadata such as place and author, which players do not need. */
const descriptive = new Set(['udta', 'meta', 'uuid'])

type VideoSize = Pick<VideoStructure, 'width' | 'height'>

/**
 * Reads the structure of an MP4. Null unless it is complete and browsers can play it. Its `blanks` are the parts with
 * metadata, which the caller overwrites. Throws TooManyParts.
 */
export function readMp4(bytes: Buffer, parts = new PartCounter()): VideoStructure | null {
  const boxes = boxesBetween(bytes, 0, bytes.length, parts)
  const [first] = boxes ?? []
  if (!boxes || first?.type !== 'ftyp' || !isForBrowsers(bytes, first, parts)) return null
  if (!boxes.every((box) => outermost.has(box.type))) return null
  const movies = boxes.filter((box) => box.type === 'moov')
  const media = boxes.filter((box) => box.type === 'mdat' && box.end > box.start)
  const [movie] = movies
  if (!movie || movies.length > 1 || media.length === 0) return null
  const inMovie = boxesIn(bytes, movie, parts)
  const traks = inMovie?.filter((box) => box.type === 'trak') ?? []
  if (!inMovie || traks.length > mostTracks) return null
  const tracks = traks.map((track) => readTrack(bytes, track, media, parts))
  const size = tracks.find((track) => track?.size)?.size
  if (!size || tracks.includes(null)) return null
  return {
    ...size,
    blanks: blanksAmong(bytes, [...boxes, ...inMovie, ...tracks.flatMap((track) => track?.boxes ?? [])]),
  }
}

/** The box has the main brand, a version, and the compatible brands. */
function isForBrowsers(bytes: Buffer, { start, end }: Box, parts: PartCounter): boolean {
  for (let at = start; at + 4 <= end; at += 4) {
    parts.count()
    if (at !== start + 4 && mp4Brands.test(bytes.toString('latin1', at, at + 4))) return true
  }
  return false
}

type Track = { boxes: Box[]; size: VideoSize | null }

/** Null if the track is broken or has an unknown codec. */
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
  // The first eight bytes are a version and the number of entries.
  const [entry] = (description && boxesIn(bytes, description, parts, 8)) ?? []
  return entry !== undefined && videoCodecs.has(entry.type)
}

/** A fragmented file has an empty list of chunks. */
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

/** The index of the last box that begins at or before an offset; -1 if none does. */
function lastBefore(boxes: readonly Box[], place: number): number {
  let [low, high] = [0, boxes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((boxes[middle]?.at ?? Infinity) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Width and height, which are swapped if the video is shown turned by 90 degrees. */
function shownSize(bytes: Buffer, header: Box): VideoSize | null {
  const beforeMatrix = bytes[header.start] === 1 ? 52 : 40
  const matrix = header.start + beforeMatrix
  if (header.end - matrix < 44) return null
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0
  // Both are fixed-point numbers with 16 fractional bits.
  const width = Math.round(bytes.readUInt32BE(matrix + 36) / 65_536)
  const height = Math.round(bytes.readUInt32BE(matrix + 40) / 65_536)
  if (!isSide(width) || !isSide(height)) return null
  return isTurned ? { width: height, height: width } : { width, height }
}

function blanksAmong(bytes: Buffer, boxes: readonly Box[]): Blank[] {
  return boxes
    .filter(({ type }) => descriptive.has(type))
    .map(({ at, start, end }) => {
      const header = Buffer.from(bytes.subarray(at, start))
      header.write('free', 4, 'latin1')
      return { at, end, header }
    })
}
