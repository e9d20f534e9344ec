import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit, { type LimitFunction } from 'p-limit'
import { withoutDeadline } from '../db/deadline.ts'
import { AppError } from '../errors.ts'

// OWASP's second choice for argon2id (the library's default kind): 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashing more at once than there are cores makes everything else wait, so both pools together have a place a core.
 * New passwords have places of their own, as a crowd that signs up must not keep others from logging in.
 */
const hashingPlaces = Math.max(1, Math.floor(availableParallelism() / 2))
const hashing = pLimit(hashingPlaces)
const verifying = pLimit(Math.max(1, availableParallelism() - hashingPlaces))

/** A longer queue would outlive its clients. */
const longestQueue = 50

/** The argon2id hash of a password. Throws BUSY when too many are waiting already. */
export async function hashPassword(password: string): Promise<string> {
  return inPool(hashing, () => hash(password, options))
}

/** Whether this is the password behind a hash. Throws BUSY when too many are waiting already. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return inPool(verifying, () => verify(passwordHash, password))
}

async function inPool<T>(pool: LimitFunction, work: () => Promise<T>): Promise<T> {
  if (pool.pendingCount >= longestQueue) throw new AppError('BUSY', { retryAfterSeconds: 2 })
  return withoutDeadline(() => pool(work))
}
