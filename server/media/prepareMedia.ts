import { damaged, fileTypeOf, type VideoType } from './fileType.ts'
import { prepareImage } from './images.ts'
import { readMp4 } from './mp4.ts'
import type { PreparedMedia } from './preparedMedia.ts'
import { readWebm } from './webm.ts'

const readers = { 'video/mp4': readMp4, 'video/webm': readWebm } satisfies Record<VideoType, unknown>

/**
 * Makes of an upload's bytes what is stored and served. Nothing of an image but its pixels gets through; a video gets
 * through as it is once its structure is read, without what tells of place and maker (that is blanked in `bytes`).
 * Throws RequestError: 415 for what is neither, 400 for what is damaged, 413 for too many pixels.
 */
export async function prepareMedia(bytes: Buffer): Promise<PreparedMedia> {
  const { kind, type } = await fileTypeOf(bytes)
  return kind === 'image' ? prepareImage(bytes, type) : prepareVideo(bytes, type)
}

function prepareVideo(bytes: Buffer, type: VideoType): PreparedMedia {
  const size = readers[type](bytes)
  if (!size) throw damaged('video')
  return { kind: 'video', ...size, placeholder: null, files: [{ name: 'full', type, data: bytes }] }
}
