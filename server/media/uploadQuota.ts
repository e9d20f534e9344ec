import type { Config } from '../config.ts'
import { aggregate } from '../db/read.ts'
import { RequestError } from '../http/requestBody.ts'
import { mediaIndexes } from './media.model.ts'

/** Throws RequestError 413 above the account's quota. Uploads at the same time do not see each other. */
export async function requireSpace(ownerId: string, bytes: number, { mediaQuota }: Config): Promise<void> {
  const sum = [
    { $match: { ownerId, removeAt: { $not: { $lte: new Date() } } } },
    { $group: { _id: null, bytes: { $sum: '$bytes' } } },
  ]
  const [stored] = await aggregate<{ bytes: number }>('media', sum, mediaIndexes.byOwner)
  if ((stored?.bytes ?? 0) + bytes > mediaQuota) {
    throw new RequestError(
      413,
      'Your images and videos take all the space an account has. Delete some posts that have any.',
    )
  }
}
