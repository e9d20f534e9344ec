import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { uploadedMediaId } from './media.rules.ts'

type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecretPrevious'>

/** A key works for half an hour to an hour, and the address stays the same meanwhile, so that browsers cache it. */
const stepMs = 30 * 60_000

/**
 * The address at which somebody may see an upload for a while that is hidden from others: the author of a removed post,
 * or a moderator. Browsers send no token for pictures, so the address holds a key. Other addresses are returned
 * unchanged.
 */
export function keyedAddress(address: string, { jwtSecret }: Secrets, now = Date.now()): string {
  const id = uploadedMediaId(address)
  if (id === null) return address
  const until = (Math.floor(now / stepMs) + 2) * stepMs
  return `${address}?until=${until}&key=${keyOf(id, until, jwtSecret)}`
}

/** Whether an address's query has a key for this upload that is still valid. */
export function hasKey(id: string, query: URLSearchParams, { jwtSecret, jwtSecretPrevious }: Secrets): boolean {
  const until = Number(query.get('until'))
  const given = Buffer.from(query.get('key') ?? '')
  if (!(until > Date.now())) return false
  return [jwtSecret, jwtSecretPrevious ?? ''].some((secret) => {
    const right = Buffer.from(keyOf(id, until, secret))
    return secret !== '' && given.length === right.length && timingSafeEqual(given, right)
  })
}

const keyOf = (id: string, until: number, secret: string) =>
  createHmac('sha256', secret).update(`linnet media ${id} ${until}`).digest('base64url')
