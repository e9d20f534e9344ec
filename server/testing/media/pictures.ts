import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** A picture without equal parts, so that a lost or moved part can be seen. */
export function drawing(width = 64, height = 48): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    pixels[3 * at] = ((at % width) / width) * 255
    pixels[3 * at + 1] = (Math.floor(at / width) / height) * 255
    pixels[3 * at + 2] = at % 7 === 0 ? 255 : 0
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export async function picture(format: Format = 'png', width?: number, height?: number): Promise<Buffer> {
  return drawing(width, height).toFormat(format, { effort: 1 }).toBuffer()
}

/** A picture that cannot be compressed: its file has about three bytes per pixel. */
export async function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0, state = 1; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels[at] = state >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

export async function animation(format: 'gif' | 'webp' = 'gif', width = 600): Promise<Buffer> {
  const height = 4
  const frames = await Promise.all(['#a00', '#0a0', '#00a'].map((background) => frame(background, width, height)))
  const options = { raw: { width, height: 3 * height, channels: 3 as const, pageHeight: height } }
  return sharp(Buffer.concat(frames), options)
    .toFormat(format, { effort: 1, delay: [50, 50, 50] })
    .toBuffer()
}

const frame = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .raw()
    .toBuffer()

/** A PNG of one colour, made without its pixels in memory. With 24 bits, 16,000 × 16,000 pixels take 0.8 MB. */
export function emptyPng(width: number, height: number, bitDepth: 1 | 8 = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bitDepth, 8)
  header.writeUInt8(bitDepth === 8 ? 2 : 0, 9)
  const row = 1 + Math.ceil((width * (bitDepth === 8 ? 24 : 1)) / 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', packedZeros(row * height)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Compresses a piece once and repeats it; computes the checksum without the pixels. */
function packedZeros(count: number): Buffer {
  const pack = (zeros: number) => deflateRawSync(Buffer.alloc(zeros), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const pieceLength = 1024 * 1024
  const piece = pack(pieceLength)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE((count % 65_521) * 65_536 + 1)
  const pieces = Array<Buffer>(Math.floor(count / pieceLength)).fill(piece)
  const end = Buffer.from([0x03, 0x00])
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, pack(count % pieceLength), end, checksum])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Of all accepted images, those whose decoding takes the most memory. */
export async function wideImages(): Promise<Buffer[]> {
  const blank = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#135' } })
  return Promise.all([
    blank(3_530).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    blank(2_880).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    blank(2_490).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
  ])
}
