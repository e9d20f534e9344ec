import { AppError, commonErrors } from '../errors.ts'

/** How many complete uploads may be decoded and stored at a time, in all and for an account. */
const mostAtOnce = 12
const mostOfOneAccount = 4

const running = new Map<string, number>()

/** Takes a slot for a complete upload. Returns a function that frees it. Throws BUSY if there is none. */
export function takeUploadSlot(ownerId: string): () => void {
  const own = running.get(ownerId) ?? 0
  const all = [...running.values()].reduce((sum, count) => sum + count, 0)
  if (own >= mostOfOneAccount || all >= mostAtOnce) throw new AppError(commonErrors.BUSY, { retryAfterSeconds: 2 })
  running.set(ownerId, own + 1)
  return () => {
    const left = (running.get(ownerId) ?? 1) - 1
    if (left > 0) running.set(ownerId, left)
    else running.delete(ownerId)
  }
}
