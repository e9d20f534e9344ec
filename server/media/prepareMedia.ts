import { RequestError } from '../http/requestBody.ts'
import { damaged, fileTypeOf } from './fileType.ts'
import { tooManyPixels } from './media.rules.ts'
import { readMedia } from './mediaPool.ts'
import type { PreparedMedia } from './preparedMedia.ts'
import { blankPlaces } from './videoStructure.ts'

/** The files to serve: WebP images, or a video without metadata. Throws RequestError (400, 413, 415) or BUSY. */
export async function prepareMedia(bytes: Buffer): Promise<PreparedMedia> {
  const file = fileTypeOf(bytes)
  const result = await readMedia({ ...file, bytes })
  if ('refusal' in result) {
    if (result.refusal === 'pixels') throw new RequestError(413, tooManyPixels)
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

/** From the other process, buffers come as plain arrays of bytes. */
const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
