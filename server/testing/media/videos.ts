const uint32 = (...values: number[]) => uint32s(values)

function uint32s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value | 0, 4 * index)
  return bytes
}

const text = (letters: string) => Buffer.from(letters, 'latin1')

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(body.length + 8), text(type), body])
}

export type VideoOptions = {
  width?: number
  height?: number
  brand?: string
  codec?: string
  handler?: string
  /** Shown turned by 90 degrees, as phones store portrait videos. */
  isTurned?: boolean
  extra?: Buffer
  /** The offset of the chunk as the track says it; by default the right one. */
  offset?: number
  offsets?: readonly number[]
  tracks?: number
  /** The boxes with media data, after the `ftyp` box. */
  media?: Buffer
}

export const mediaStart = 20

const unturned = uint32(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40000000)
const turned = uint32(0, 65_536, 0, -65_536, 0, 0, 0, 0, 0x40000000)

/** An MP4 that has the structure of a video but no real pictures. */
export function mp4(options: VideoOptions = {}): Buffer {
  const {
    width = 320,
    height = 240,
    brand = 'isom',
    codec = 'avc1',
    handler = 'vide',
    isTurned,
    extra = Buffer.alloc(0),
    offset = mediaStart + 8,
    offsets = [offset],
    tracks = 1,
    media: pictures = box('mdat', Buffer.alloc(64, 1)),
  } = options
  const type = box('ftyp', text(brand), uint32(512), text(brand))
  const header = box(
    'tkhd',
    uint32(7, 0, 0, 1, 0, 0, 0, 0, 0, 0),
    isTurned ? turned : unturned,
    uint32(width * 65_536, height * 65_536),
  )
  const samples = box(
    'stbl',
    box('stsd', uint32(0, 1), box(codec, Buffer.alloc(78))),
    box('stco', uint32(0, offsets.length), uint32s(offsets)),
  )
  const media = box('mdia', box('hdlr', uint32(0, 0), text(handler), Buffer.alloc(13)), box('minf', samples))
  const track = box('trak', header, media)
  const movie = box('moov', box('mvhd', Buffer.alloc(100)), ...Array<Buffer>(tracks).fill(track), extra)
  return Buffer.concat([type, pictures, movie])
}

/** In videos that browsers record live, some sizes are unknown. */
export function element(id: number, content: Buffer | string, isSizeKnown = true): Buffer {
  const body = typeof content === 'string' ? text(content) : content
  const name = Buffer.from(id.toString(16), 'hex')
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | (isSizeKnown ? BigInt(body.length) : (1n << 56n) - 1n))
  return Buffer.concat([name, size, body])
}

type WebmOptions = {
  docType?: string
  codec?: string
  width?: number
  height?: number
  isLive?: boolean
  extra?: Buffer
  inCluster?: Buffer
  moreTracks?: Buffer
}

export function webm({
  docType = 'webm',
  codec = 'V_VP8',
  width = 320,
  height = 240,
  isLive,
  extra = Buffer.alloc(0),
  inCluster = Buffer.alloc(0),
  moreTracks = Buffer.alloc(0),
}: WebmOptions = {}): Buffer {
  const side = (pixels: number) => Buffer.from([pixels >> 8, pixels])
  const video = element(0xe0, Buffer.concat([element(0xb0, side(width)), element(0xba, side(height))]))
  const track = element(0xae, Buffer.concat([element(0x83, Buffer.from([1])), element(0x86, codec), video]))
  const cluster = () =>
    element(
      0x1f43b675,
      Buffer.concat([element(0xe7, Buffer.from([0])), element(0xa3, Buffer.alloc(32, 1)), inCluster]),
      !isLive,
    )
  const content = Buffer.concat([
    element(0x1549a966, ''),
    element(0x1654ae6b, Buffer.concat([moreTracks, track])),
    cluster(),
    cluster(),
    extra,
  ])
  return Buffer.concat([element(0x1a45dfa3, element(0x4282, docType)), element(0x18538067, content, !isLive)])
}
