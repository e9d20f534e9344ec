import { type Element, type WholeElement, blankElement, elementAt, elementsBetween, numberIn } from './ebml.ts'
import { PartCounter, mostTracks } from './parts.ts'
import { type VideoStructure, isSide } from './videoStructure.ts'

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  position: 0xa7,
  previousSize: 0xab,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  checksum: 0xbf,
  void: 0xec,
} as const

const inSegment = new Set<number>([
  ...[ids.seekHead, ids.info, ids.cues, ids.chapters, ids.tags, ids.attachments, ids.tracks, ids.cluster],
  ...[ids.checksum, ids.void],
])
const inCluster = new Set<number>([
  ...[ids.timestamp, ids.position, ids.previousSize, ids.simpleBlock, ids.blockGroup],
  ...[ids.checksum, ids.void],
])
const blocks = new Set<number>([ids.simpleBlock, ids.blockGroup])

const descriptive = new Set<number>([ids.tags, ids.attachments])
const videoCodecs = new Set(['V_VP8', 'V_VP9', 'V_AV1'])

type VideoSize = Pick<VideoStructure, 'width' | 'height'>

/** Reads the structure of a WebM, like `readMp4`. Its `blanks` are tags and attachments. Throws TooManyParts. */
export function readWebm(bytes: Buffer, parts = new PartCounter()): VideoStructure | null {
  const header = elementAt(bytes, 0, bytes.length, parts)
  if (header?.id !== ids.ebml || header.end === null) return null
  const docType = elementsBetween(bytes, header.start, header.end, parts)?.find(({ id }) => id === ids.docType)
  if (!docType || textIn(bytes, docType) !== 'webm') return null
  const segment = elementAt(bytes, header.end, bytes.length, parts)
  if (segment?.id !== ids.segment || (segment.end ?? bytes.length) !== bytes.length) return null
  const content = readSegment(bytes, segment.start, parts)
  const tracks = content?.elements.find(({ id }) => id === ids.tracks)
  const size = tracks ? sizeIn(bytes, tracks, parts) : null
  if (!content?.hasBlocks || !size) return null
  return { ...size, blanks: content.elements.filter(({ id }) => descriptive.has(id)).map(blankElement) }
}

/** Null if the segment is broken. */
function readSegment(
  bytes: Buffer,
  from: number,
  parts: PartCounter,
): { elements: WholeElement[]; hasBlocks: boolean } | null {
  const elements: WholeElement[] = []
  let hasBlocks = false
  for (let at = from; at < bytes.length;) {
    const element = elementAt(bytes, at, bytes.length, parts)
    if (!element || !inSegment.has(element.id)) return null
    const cluster = element.id === ids.cluster ? readCluster(bytes, element, parts) : null
    const end = cluster?.end ?? element.end
    if (end === null || (element.id === ids.cluster && !cluster)) return null
    hasBlocks ||= cluster?.hasBlocks ?? false
    elements.push({ ...element, end })
    at = end
  }
  return { elements, hasBlocks }
}

/** Null if the cluster is broken. If it has no length, it ends before the first element that cannot belong to it. */
function readCluster(
  bytes: Buffer,
  { start, end }: Element,
  parts: PartCounter,
): { end: number; hasBlocks: boolean } | null {
  const limit = end ?? bytes.length
  let hasBlocks = false
  let at = start
  while (at < limit) {
    const element = elementAt(bytes, at, limit, parts)
    if (element?.end == null || !inCluster.has(element.id)) break
    hasBlocks ||= blocks.has(element.id)
    at = element.end
  }
  return end === null || at === end ? { end: at, hasBlocks } : null
}

/** Null if there is no video track, or browsers do not know its codec. */
function sizeIn(bytes: Buffer, { start, end }: WholeElement, parts: PartCounter): VideoSize | null {
  const tracks = elementsBetween(bytes, start, end, parts)?.filter(({ id }) => id === ids.trackEntry) ?? []
  if (tracks.length > mostTracks) return null
  for (const track of tracks) {
    const fields = elementsBetween(bytes, track.start, track.end, parts) ?? []
    const video = fields.find(({ id }) => id === ids.video)
    const codec = fields.find(({ id }) => id === ids.codec)
    if (!video) continue
    if (!codec || !videoCodecs.has(textIn(bytes, codec))) return null
    const sides = elementsBetween(bytes, video.start, video.end, parts) ?? []
    const width = numberIn(
      bytes,
      sides.find(({ id }) => id === ids.pixelWidth),
    )
    const height = numberIn(
      bytes,
      sides.find(({ id }) => id === ids.pixelHeight),
    )
    return isSide(width) && isSide(height) ? { width, height } : null
  }
  return null
}

const textIn = (bytes: Buffer, { start, end }: WholeElement) => bytes.toString('latin1', start, end).replace(/\0+$/, '')
