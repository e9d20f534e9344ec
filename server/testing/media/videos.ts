const uint32 = (...values: number[]) => uint32s(values)

function uint32s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value | 0, 4 * index)
  return bytes
}

const text = (letters: string) => Buffer.from(letters, 'latin1')

/** A box of an MP4. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(body.length + 8), text(type), body])
}

export type FilmOptions = {
  width?: number
  height?: number
  brand?: string
  codec?: string
  handler?: string
  /** Shown turned by a quarter, as phones store what was filmed upright. */
  isTurned?: boolean
  /** Boxes that go into the film's header besides what it needs. */
  extra?: Buffer
  /** Where the track says that its pictures lie; by default where they do. */
  offset?: number
  /** The same for a track with several chunks. */
  offsets?: readonly number[]
  /** How many tracks it has, all alike. */
  tracks?: number
  /** What holds the pictures, right after the file's type. */
  media?: Buffer
}

/** Where the pictures of an `mp4` begin. */
export const mediaStart = 20

const unturned = uint32(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40000000)
const turned = uint32(0, 65_536, 0, -65_536, 0, 0, 0, 0, 0x40000000)

/** An MP4 with the structure of a film, and nothing in it that could be shown. */
export function mp4(options: FilmOptions = {}): Buffer {
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
  const film = box('moov', box('mvhd', Buffer.alloc(100)), ...Array<Buffer>(tracks).fill(track), extra)
  return Buffer.concat([type, pictures, film])
}

/** An element of EBML; the sizes of those that browsers record live are not known. */
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
  /** What each cluster holds besides a picture. */
  inCluster?: Buffer
  /** What stands among the tracks, before the one with pictures. */
  moreTracks?: Buffer
}

/** A WebM with the structure of a film, and nothing in it that could be shown. */
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
