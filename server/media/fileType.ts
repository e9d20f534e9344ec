import { RequestError } from '../http/requestBody.ts'
import { type MediaKind, type imageTypes, typeProblems, type videoTypes } from './media.rules.ts'
import { mp4Brands } from './mp4.ts'

export type ImageType = (typeof imageTypes)[number]
export type VideoType = (typeof videoTypes)[number]
export type FileType = { kind: 'image'; type: ImageType } | { kind: 'video'; type: VideoType }

/** `fileTypeOf` needs this many leading bytes, unless the file is shorter. */
export const telltaleBytes = 64

const startsWith = (bytes: Buffer, letters: string, at = 0) =>
  bytes.toString('latin1', at, at + letters.length) === letters

/** The first box of AVIF, HEIC, MP4 and QuickTime says what the file is, the main brand first. */
function brandsOf(bytes: Buffer): string[] {
  if (!startsWith(bytes, 'ftyp', 4) || bytes.length < telltaleBytes / 4) return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, telltaleBytes)
  const places = [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + 4 * index)]
  return places.map((at) => bytes.toString('latin1', at, at + 4))
}

const isAvif = (bytes: Buffer) => brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')

/** Brands of other pictures, such as HEIC, and of sounds. Such files may also name brands of videos. */
const others = /^(?:he[a-z]{2}|mif\d|msf\d|miaf|crx |M4[AB] )$/

function isMp4(bytes: Buffer): boolean {
  const brands = brandsOf(bytes)
  return !others.test(brands[0] ?? '') && brands.some((brand) => mp4Brands.test(brand))
}

/** Other kinds of Matroska begin in the same way; the head of the file says which one it is. */
const isWebm = (bytes: Buffer) =>
  startsWith(bytes, '\x1a\x45\xdf\xa3') && bytes.subarray(0, telltaleBytes).includes('webm')

// This runs in the main process, where libraries that know hundreds of formats would parse too much.
const signatures: [matches: (bytes: Buffer) => boolean, FileType][] = [
  [(bytes) => startsWith(bytes, '\xff\xd8\xff'), { kind: 'image', type: 'image/jpeg' }],
  [(bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), { kind: 'image', type: 'image/png' }],
  [(bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'), { kind: 'image', type: 'image/gif' }],
  [(bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8), { kind: 'image', type: 'image/webp' }],
  [isAvif, { kind: 'image', type: 'image/avif' }],
  [isMp4, { kind: 'video', type: 'video/mp4' }],
  [isWebm, { kind: 'video', type: 'video/webm' }],
]

/** A file's type by its first bytes; its name and headers do not count. Throws RequestError 415 for other types. */
export function fileTypeOf(bytes: Buffer): FileType {
  const found = signatures.find(([matches]) => matches(bytes))
  if (found) return found[1]
  throw new RequestError(415, typeProblems.any)
}

/** The error for a file that is incomplete, or not of the type that it claims. */
export function damaged(kind: MediaKind, cause: unknown): RequestError {
  const error = new RequestError(400, `This ${kind} is damaged or incomplete.`)
  error.cause = cause
  return error
}
