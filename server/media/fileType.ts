import { fileTypeFromBuffer } from 'file-type'
import { RequestError } from '../requestBody.ts'
import { type MediaKind, imageTypes, videoTypes } from './media.rules.ts'

export type ImageType = (typeof imageTypes)[number]
export type VideoType = (typeof videoTypes)[number]
export type FileType = { kind: 'image'; type: ImageType } | { kind: 'video'; type: VideoType }

/** So many first bytes tell the type of a file. */
export const telltaleBytes = 4_100

/** How the types that are taken call themselves elsewhere. */
const otherNames: Record<string, string> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' }

const isImage = (type: string): type is ImageType => imageTypes.some((taken) => taken === type)
const isVideo = (type: string): type is VideoType => videoTypes.some((taken) => taken === type)

/** What a file is by its first bytes; names and headers are not asked. Throws RequestError 415 for all that is not taken. */
export async function fileTypeOf(bytes: Buffer): Promise<FileType> {
  // What follows the first bytes is not its business, and some formats would send it far through the file.
  const found = await fileTypeFromBuffer(bytes.subarray(0, telltaleBytes)).catch(() => undefined)
  const type = otherNames[found?.mime ?? ''] ?? found?.mime ?? ''
  if (isImage(type)) return { kind: 'image', type }
  if (isVideo(type)) return { kind: 'video', type }
  throw notTaken()
}

/** The refusal of a file whose type is not taken. */
function notTaken(): RequestError {
  return new RequestError(415, 'Only JPEG, PNG, WebP, GIF and AVIF images and MP4 and WebM videos can be uploaded.')
}

/** The refusal of a file that is not whole, or not what it says it is. */
export function damaged(kind: MediaKind, cause?: unknown): RequestError {
  const error = new RequestError(400, `This ${kind} is damaged or incomplete.`)
  error.cause = cause
  return error
}
