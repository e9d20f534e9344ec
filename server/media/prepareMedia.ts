import { RequestError } from '../requestBody.ts'
import { damaged, fileTypeOf } from './fileType.ts'
import { readMedia } from './mediaPool.ts'
import type { PreparedMedia } from './preparedMedia.ts'
import { blankPlaces } from './videoStructure.ts'

/**
 * Makes of an upload's bytes what is stored and served. Nothing of an image but its pixels gets through: WebP files
 * without metadata, upright, in its own width and the smaller ones of `mediaWidths`. A video gets through as it is once
 * its structure is read, without what tells of place and maker (that is blanked in `bytes`). Throws RequestError: 415
 * for what is neither, 400 for what is damaged, 413 for too many pixels. Throws BUSY.
 */
export async function prepareMedia(bytes: Buffer): Promise<PreparedMedia> {
  const file = fileTypeOf(bytes)
  const result = await readMedia({ ...file, bytes })
  if ('refusal' in result) {
    if (result.refusal === 'pixels') throw new RequestError(413, 'This image has too many pixels.')
    throw damaged(file.kind, result.reason)
  }
  if (result.kind === 'image') {
    const files = result.files.map(({ name, data }) => ({ name, data: bufferOf(data), type: 'image/webp' }))
    return { ...result, files }
  }
  const { kind, width, height, blanks } = result
  blankPlaces(bytes, blanks)
  return { kind, width, height, placeholder: null, files: [{ name: 'full', type: file.type, data: bytes }] }
}

/** On their way between processes buffers become plain arrays of bytes. */
const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
