import mongoose from 'mongoose'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { aggregate } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { RequestError } from '../requestBody.ts'
import { mediaIndexes } from './media.model.ts'

const windowSeconds = 60 * 60

let limiter: RateLimiterMongo | null = null

/** Counts an upload, whatever becomes of it. All servers count together. Throws TOO_MANY_ATTEMPTS when it is one too many in an hour. */
export async function countUpload(ownerId: string, { uploadsPerHour }: Config): Promise<void> {
  limiter ??= new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: 'attempts',
    keyPrefix: 'upload',
    points: uploadsPerHour,
    duration: windowSeconds,
  })
  try {
    await limiter.consume(ownerId)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

/**
 * Throws RequestError 413 when an account's media would take more than its share with so many bytes more. Uploads that
 * run at once do not see each other, so an account may go beyond it by those few.
 */
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
