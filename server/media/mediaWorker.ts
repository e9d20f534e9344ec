import { constants, setPriority } from 'node:os'
import { endsAsItsTypeSays } from './imageEnds.ts'
import { readMp4 } from './mp4.ts'
import type { MediaResult, MediaTask } from './preparedMedia.ts'
import { readWebm } from './webm.ts'

/** Uploads are read in another process, because a hostile file can make it hang or crash. */
export default async function read({ bytes, ...file }: MediaTask): Promise<MediaResult> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (file.kind === 'image') {
      if (!endsAsItsTypeSays(buffer, file.type)) return damaged('It is truncated, or has data after its end.')
      // The library takes tens of megabytes, which videos do not need.
      const { decodeImage } = await import('./decodeImage.ts')
      return await decodeImage(buffer, file.type)
    }
    const structure = (file.type === 'video/mp4' ? readMp4 : readWebm)(buffer)
    return structure ? { kind: 'video', ...structure } : damaged('Its structure is broken or not supported.')
  } catch (error) {
    return damaged(String(error))
  }
}

const damaged = (reason: string): MediaResult => ({ refusal: 'damaged', reason })

// If there are few processors, requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('disconnect', () => process.exit())
