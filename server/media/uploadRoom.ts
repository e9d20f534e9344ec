import { AppError, commonErrors } from '../errors.ts'
import { largestUpload } from './media.rules.ts'

/** Uploads are in memory until they are stored. In bytes, in all and for an account. */
const mostBytes = 12 * largestUpload
const mostOfOneAccount = 4 * largestUpload

/** How many uploads of an account may arrive at a time, also if only few bytes of them have arrived. */
export const mostUploads = 16

type Share = { uploads: number; bytes: number }

const shares = new Map<string, Share>()
let held = 0

/** Only bytes that have arrived count, so that slow uploads do not block others. */
export type UploadRoom = {
  /** Reserves memory. Throws BUSY if there is none, and after `leave`: a refused form may still be arriving. */
  take(bytes: number): void
  leave(): void
}

/** Starts an upload. Throws BUSY if its owner has too many under way. */
export function enterUpload(ownerId: string): UploadRoom {
  const share = shares.get(ownerId) ?? { uploads: 0, bytes: 0 }
  if (share.uploads >= mostUploads) throw busy()
  share.uploads += 1
  shares.set(ownerId, share)
  let taken = 0
  let hasLeft = false
  return {
    take: (bytes) => {
      if (hasLeft || held + bytes > mostBytes || share.bytes + bytes > mostOfOneAccount) throw busy()
      taken += bytes
      share.bytes += bytes
      held += bytes
    },
    leave: () => {
      hasLeft = true
      share.uploads -= 1
      share.bytes -= taken
      held -= taken
      if (share.uploads === 0) shares.delete(ownerId)
    },
  }
}

const busy = () =>
  new AppError(commonErrors.BUSY, { reason: 'Too many uploads are in progress.', retryAfterSeconds: 2 })
