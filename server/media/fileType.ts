import { RequestError } from '../http/requestBody.ts'
import type { MediaKind, imageTypes, videoTypes } from './media.rules.ts'

export type ImageType = (typeof imageTypes)[number]
export type VideoType = (typeof videoTypes)[number]
export type FileType = { kind: 'image'; type: ImageType } | { kind: 'video'; type: VideoType }

/** The number of leading bytes that `fileTypeOf` needs. */
export const telltaleBytes = 12

const startsWith = (bytes: Buffer, letters: string, at = 0) =>
  bytes.toString('latin1', at, at + letters.length) === letters

/** AVIF and MP4 have the same structure; these brands mark images. `readMp4` checks the brands of videos. */
const isAvif = (bytes: Buffer) => startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)

// Our own list instead of a library: the server checks it in the main process, before the worker sees the file, and
// libraries that know hundreds of formats parse files that they should only recognise.
const signatures: [matches: (bytes: Buffer) => boolean, FileType][] = [
  [(bytes) => startsWith(bytes, '\xff\xd8\xff'), { kind: 'image', type: 'image/jpeg' }],
  [(bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), { kind: 'image', type: 'image/png' }],
  [(bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'), { kind: 'image', type: 'image/gif' }],
  [(bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8), { kind: 'image', type: 'image/webp' }],
  [(bytes) => startsWith(bytes, 'ftyp', 4) && isAvif(bytes), { kind: 'image', type: 'image/avif' }],
  [(bytes) => startsWith(bytes, 'ftyp', 4), { kind: 'video', type: 'video/mp4' }],
  [(bytes) => startsWith(bytes, '\x1a\x45\xdf\xa3'), { kind: 'video', type: 'video/webm' }],
]

/** The type of a file by its first bytes; its name and headers do not count. Throws RequestError 415 for any other type. */
export function fileTypeOf(bytes: Buffer): FileType {
  const found = signatures.find(([matches]) => matches(bytes))
  if (found) return found[1]
  throw new RequestError(415, 'Only JPEG, PNG, WebP, GIF and AVIF images and MP4 and WebM videos can be uploaded.')
}

/** The error for a file that is incomplete or not of the type it claims. */
export function damaged(kind: MediaKind, cause?: unknown): RequestError {
  const error = new RequestError(400, `This ${kind} is damaged or incomplete.`)
  error.cause = cause
  return error
}
