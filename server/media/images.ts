import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { RequestError } from '../requestBody.ts'
import { type ImageType, damaged } from './fileType.ts'
import { endsAsItsTypeSays } from './imageEnds.ts'
import { decodeImage } from './imageProcess.ts'
import type { PreparedMedia } from './preparedMedia.ts'

/** Images that are decoded at once; the others wait, and how many those are is bounded by `takeUploadSlot`. */
const pool = pLimit(Math.min(2, availableParallelism()))

/**
 * Decodes an image and makes of its pixels what is stored: WebP files without metadata, upright, in its own width and
 * the smaller ones of `mediaWidths`. An animation keeps moving in its own width and in those of cards. Throws
 * RequestError: 400 for an image that is damaged, 413 for one with too many pixels.
 */
export async function prepareImage(bytes: Buffer, type: ImageType): Promise<PreparedMedia> {
  if (!endsAsItsTypeSays(bytes, type)) throw damaged('image')
  const result = await pool(() => decodeImage(bytes, type))
  if ('refusal' in result) {
    if (result.refusal === 'pixels') throw new RequestError(413, 'This image has too many pixels.')
    throw damaged('image', result.reason)
  }
  const { width, height, placeholder, files } = result.image
  const stored = files.map(({ name, data }) => ({ name, data, type: 'image/webp' }))
  return { kind: 'image', width, height, placeholder, files: stored }
}
