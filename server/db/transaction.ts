import type { ClientSession } from 'mongoose'
import mongoose from 'mongoose'
import { AppError } from '../errors.ts'
import { beforeDeadline, type Deadline } from './deadline.ts'
import { isTransientError } from './transientErrors.ts'

const waiting = new Map<string, Promise<void>>()

/**
 * Runs writes that hold together or not at all. `touching` names the documents that parallel writes would fight over:
 * in this process they take turns, which is many times cheaper than MongoDB's abort and retry; other processes are
 * kept apart by MongoDB alone. `work` may run several times and must not answer anyone. A duplicate key inside ends
 * the transaction: catch it outside (`isDuplicateKey`). Throws BUSY when the deadline passes, in the queue or in the
 * database; if that happens during the commit, the writes may have been stored or not.
 */
export async function inTransaction<T>(
  touching: readonly string[],
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const turn = takeTurns([...new Set(touching)])
  try {
    return await beforeDeadline(async (deadline) => {
      await turn.comes
      deadline.check()
      return await transact(deadline, work)
    })
  } catch (error) {
    throw isTransientError(error) ? new AppError('BUSY', { cause: error, retryAfterSeconds: 1 }) : error
  } finally {
    turn.leave()
  }
}

/** Neither begins again nor commits once the deadline has passed: whoever waited has been told that it failed. */
function transact<T>(deadline: Deadline, work: (session: ClientSession) => Promise<T>): Promise<T> {
  const step = async (session: ClientSession) => {
    deadline.check()
    try {
      return await work(session)
    } catch (error) {
      if (isTransientError(error)) deadline.blame(error)
      throw error
    } finally {
      deadline.check()
    }
  }
  return mongoose.connection.getClient().withSession((session) => session.withTransaction(() => step(session)))
}

/** Whether a write was refused by a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoError && error.code === 11_000
}

type Turn = {
  /** Resolves when everyone ahead has left. */
  comes: Promise<unknown>
  /** Lets those behind go on, also for a turn that was given up before it came. */
  leave(): void
}

/** Enters all lines in one step, so that two turns cannot wait for each other. */
function takeTurns(keys: readonly string[]): Turn {
  const comes = Promise.all(keys.flatMap((key) => waiting.get(key) ?? []))
  let finish = () => {}
  const turn = new Promise<void>((resolve) => (finish = resolve))
  for (const key of keys) waiting.set(key, turn)
  const leave = () => {
    for (const key of keys) if (waiting.get(key) === turn) waiting.delete(key)
    finish()
  }
  return { comes, leave: () => void comes.then(leave) }
}
