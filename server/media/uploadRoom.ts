import { AppError } from '../errors.ts'
import { largestUpload } from './media.rules.ts'

/** Uploads lie in memory until they are stored: so many bytes at once, whole and of one account. */
const mostBytes = 12 * largestUpload
const mostOfOneAccount = 4 * largestUpload

/** One account may have so many uploads under way at once, however few bytes of them have come. */
const mostUploads = 16

type Share = { uploads: number; bytes: number }

const shares = new Map<string, Share>()
let held = 0

/** The room that one upload takes: as much as has come of it, so that whoever sends slowly keeps nobody else out. */
export type UploadRoom = {
  /** Makes room for bytes that have come. Throws BUSY when there is none. */
  take(bytes: number): void
  /** Gives everything back. */
  leave(): void
}

/** Opens room for an upload. Throws BUSY when its owner has too many under way. */
export function enterUpload(ownerId: string): UploadRoom {
  const share = shares.get(ownerId) ?? { uploads: 0, bytes: 0 }
  if (share.uploads >= mostUploads) throw busy()
  share.uploads += 1
  shares.set(ownerId, share)
  let taken = 0
  return {
    take: (bytes) => {
      if (held + bytes > mostBytes || share.bytes + bytes > mostOfOneAccount) throw busy()
      taken += bytes
      share.bytes += bytes
      held += bytes
    },
    leave: () => {
      share.uploads -= 1
      share.bytes -= taken
      held -= taken
      if (share.uploads === 0) shares.delete(ownerId)
    },
  }
}

const busy = () => new AppError('BUSY', { reason: 'Too many uploads wait.', retryAfterSeconds: 2 })
