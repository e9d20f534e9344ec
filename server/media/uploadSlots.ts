import { AppError } from '../errors.ts'

/** Uploads that have come whole are decoded and stored: so many at once, of all accounts and of one. */
const mostAtOnce = 12
const mostOfOneAccount = 4

const running = new Map<string, number>()

/** Takes a place for an upload that has come whole; the returned function gives it back. Throws BUSY when there is none. */
export function takeUploadSlot(ownerId: string): () => void {
  const own = running.get(ownerId) ?? 0
  const all = [...running.values()].reduce((sum, count) => sum + count, 0)
  if (own >= mostOfOneAccount || all >= mostAtOnce) throw new AppError('BUSY', { retryAfterSeconds: 2 })
  running.set(ownerId, own + 1)
  return () => {
    const left = (running.get(ownerId) ?? 1) - 1
    if (left > 0) running.set(ownerId, left)
    else running.delete(ownerId)
  }
}
