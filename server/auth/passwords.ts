import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { withoutDeadline } from '../db/deadline.ts'
import { AppError } from '../errors.ts'

// OWASP's second choice for argon2id (the library's default kind): 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing more at once than there are cores makes everything else wait; a longer queue than this would outlive its clients. */
const pool = pLimit(availableParallelism())
const longestQueue = 100

/** The argon2id hash of a password. Throws BUSY when too many are waiting already. */
export async function hashPassword(password: string): Promise<string> {
  return inPool(() => hash(password, options))
}

/** Whether this is the password behind a hash. Throws BUSY when too many are waiting already. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return inPool(() => verify(passwordHash, password))
}

async function inPool<T>(work: () => Promise<T>): Promise<T> {
  if (pool.pendingCount >= longestQueue) throw new AppError('BUSY', { retryAfterSeconds: 2 })
  return withoutDeadline(() => pool(work))
}
