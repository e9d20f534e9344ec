import type { ClientSession } from 'mongoose'
import mongoose from 'mongoose'
import { AppError } from '../errors.ts'
import { isTransientError } from './transientErrors.ts'

const waiting = new Map<string, Promise<void>>()

/**
 * Runs writes that hold together or not at all. `touching` names the documents that parallel writes would fight over:
 * in this process they take turns, which is many times cheaper than MongoDB's abort and retry; other processes are
 * kept apart by MongoDB alone. `work` may run several times and must not answer anyone. A duplicate key inside ends
 * the transaction: catch it outside (`isDuplicateKey`). Throws BUSY when the database does not answer.
 */
export async function inTransaction<T>(
  touching: readonly string[],
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const release = await takeTurns([...new Set(touching)])
  try {
    return await mongoose.connection.getClient().withSession((session) => session.withTransaction(() => work(session)))
  } catch (error) {
    throw isTransientError(error) ? new AppError('BUSY', { cause: error, retryAfterSeconds: 1 }) : error
  } finally {
    release()
  }
}

/** Whether a write was refused by a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoError && error.code === 11_000
}

/** Waits for everyone ahead at any of the keys; everyone behind waits for the returned release. Entering all lines in one step cannot deadlock. */
async function takeTurns(keys: readonly string[]): Promise<() => void> {
  const ahead = keys.flatMap((key) => waiting.get(key) ?? [])
  let finish = () => {}
  const turn = new Promise<void>((resolve) => (finish = resolve))
  for (const key of keys) waiting.set(key, turn)
  await Promise.all(ahead)
  return () => {
    for (const key of keys) if (waiting.get(key) === turn) waiting.delete(key)
    finish()
  }
}
