import { boxesBetween } from './boxes.ts'
import type { ImageType } from './fileType.ts'
import { PartCounter } from './parts.ts'

/** Whether a file ends with its image: more data could make it an archive or a page. JPEGs of cameras may have more. */
export function endsAsItsTypeSays(bytes: Buffer, type: ImageType): boolean {
  const end = endOfImage(bytes, type)
  if (end === null || end > bytes.length) return false
  return type === 'image/jpeg' || bytes.subarray(end).every((byte) => byte === 0)
}

/** Null if the image is cut off. */
function endOfImage(bytes: Buffer, type: ImageType): number | null {
  try {
    return ends[type](bytes)
  } catch (error) {
    if (pointsOutside(error)) return null
    throw error
  }
}

function pointsOutside(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS'
}

const ends: Record<ImageType, (bytes: Buffer) => number | null> = {
  'image/jpeg': endOfJpeg,
  'image/png': endOfPng,
  'image/gif': endOfGif,
  'image/webp': (bytes) => bytes.readUInt32LE(4) + 8,
  'image/avif': (bytes) => (boxesBetween(bytes, 0, bytes.length, new PartCounter()) ? bytes.length : null),
}

function endOfJpeg(bytes: Buffer): number | null {
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda) at = endOfScan(bytes, at)
  }
  return null
}

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** A scan ends at the next marker. In its data, FF comes before 00 or in a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

function endOfPng(bytes: Buffer): number | null {
  for (let at = 8; at < bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') return at
  }
  return null
}

function endOfGif(bytes: Buffer): number | null {
  let at = 13 + colours(bytes.readUInt8(10))
  for (;;) {
    const block = bytes.readUInt8(at)
    if (block === 0x3b) return at + 1
    if (block === 0x21) at = endOfSubBlocks(bytes, at + 2)
    else if (block === 0x2c) at = endOfSubBlocks(bytes, at + 11 + colours(bytes.readUInt8(at + 9)))
    else return null
  }
}

/** 0 if the flags say that there is no colour table. */
const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfSubBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1
  return at + 1
}
