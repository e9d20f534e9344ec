import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Deadline, withoutDeadline } from '../db/deadline.ts'
import { AppError, commonErrors } from '../errors.ts'

// OWASP's second choice for argon2id: 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Two pools, so that many sign-ups cannot block log-ins. */
const hashingPlaces = Math.max(1, Math.floor(availableParallelism() / 2))
const hashing = pLimit(hashingPlaces)
const verifying = pLimit(Math.max(1, availableParallelism() - hashingPlaces))

/** In a longer queue, clients would give up before their turn. */
const longestQueue = 50

/** Hashes a password with argon2id. The request's clock stands still. Throws BUSY if the queue is full. */
export async function hashPassword(password: string, deadline?: Deadline): Promise<string> {
  return inPool(hashing, () => hash(password, options), deadline)
}

/** Whether a password matches a hash. The rest is as in `hashPassword`. */
export async function isPassword(password: string, passwordHash: string, deadline?: Deadline): Promise<boolean> {
  return inPool(verifying, () => verify(passwordHash, password), deadline)
}

export const waitingPasswords = () => ({ newPasswords: hashing.pendingCount, passwords: verifying.pendingCount })

async function inPool<T>(pool: LimitFunction, work: () => Promise<T>, deadline?: Deadline): Promise<T> {
  if (pool.pendingCount >= longestQueue) throw new AppError(commonErrors.BUSY, { retryAfterSeconds: 2 })
  return withoutDeadline(() => pool(work), deadline)
}
