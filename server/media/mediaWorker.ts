import { constants, setPriority } from 'node:os'
import { decodeImage } from './decodeImage.ts'
import { endsAsItsTypeSays } from './imageEnds.ts'
import { readMp4 } from './mp4.ts'
import type { MediaResult, MediaTask } from './preparedMedia.ts'
import { readWebm } from './webm.ts'

/**
 * The process in which uploads are read (`mediaPool.ts` starts it): what comes from outside meets parsers and native
 * code here. Should one of them hang, crash or take too much memory, this process ends and the server does not.
 */
export default async function read({ bytes, ...file }: MediaTask): Promise<MediaResult> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (file.kind === 'image') {
      if (!endsAsItsTypeSays(buffer, file.type)) return damaged('It goes on behind its end, or has none.')
      return await decodeImage(buffer, file.type)
    }
    const structure = (file.type === 'video/mp4' ? readMp4 : readWebm)(buffer)
    return structure
      ? { kind: 'video', ...structure }
      : damaged('Its structure is broken, or of a kind that is not taken.')
  } catch (error) {
    return damaged(String(error))
  }
}

const damaged = (reason: string): MediaResult => ({ refusal: 'damaged', reason })

// Requests go first where processors are few.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// The server is gone.
process.on('disconnect', () => process.exit())
