import { RequestError } from '../http/requestBody.ts'
import { damaged, fileTypeOf } from './fileType.ts'
import { readMedia } from './mediaPool.ts'
import type { PreparedMedia } from './preparedMedia.ts'
import { blankPlaces } from './videoStructure.ts'

/**
 * Converts an upload into the files to store and serve. Of an image only the pixels remain: WebP files without metadata,
 * upright, in its own width and the smaller ones of `mediaWidths`. A video is stored unchanged after its structure was
 * checked, except that metadata such as place and author is blanked in `bytes`. Throws RequestError: 415 for other types,
 * 400 for a damaged file, 413 for too many pixels. Throws BUSY.
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

/** Buffers arrive from the other process as plain byte arrays. */
const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
