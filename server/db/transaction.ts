import type { ClientSession } from 'mongoose'
import mongoose from 'mongoose'
import { AppError } from '../errors.ts'
import { databaseLog } from './connection.ts'
import { beforeDeadline, type Deadline } from './deadline.ts'
import { isTransientError } from './transientErrors.ts'

/** A transaction that is under way. */
export type Transaction = {
  /** Goes along with every read and write that belongs to it. */
  session: ClientSession
  /**
   * Has `task` run as soon as the majority has committed everything, and never when it has not. Tasks run one after
   * another, before `inTransaction` returns: keep them short. A task that fails is logged; the write has succeeded.
   */
  afterCommit(task: Task): void
}

type Task = () => unknown
type Work<T> = (transaction: Transaction) => Promise<T>

const waiting = new Map<string, Promise<void>>()

/**
 * Runs writes of which all happen or none. `touching` names the documents that parallel writes would fight over: in this
 * process they take turns, which is many times cheaper than MongoDB's abort and retry; MongoDB alone keeps processes
 * apart. `work` may run several times, so it must have no effect except through its session and `afterCommit`. A
 * duplicate key inside ends the transaction: catch it outside (`isDuplicateKey`). Throws BUSY when the deadline passes,
 * in the queue or in the database; if that happens during the commit, the writes may have been stored or not.
 */
export async function inTransaction<T>(touching: readonly string[], work: Work<T>): Promise<T> {
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

/**
 * Neither begins again nor commits once the deadline has passed: whoever waited has been told that it failed. Each try
 * collects its tasks anew, so those of a try that was rolled back are forgotten.
 */
async function transact<T>(deadline: Deadline, work: Work<T>): Promise<T> {
  const attempt = async (session: ClientSession) => {
    deadline.check()
    const tasks: Task[] = []
    try {
      return { result: await work({ session, afterCommit: (task) => void tasks.push(task) }), tasks }
    } catch (error) {
      if (isTransientError(error)) deadline.blame(error)
      throw error
    } finally {
      deadline.check()
    }
  }
  const client = mongoose.connection.getClient()
  const { result, tasks } = await client.withSession((session) => session.withTransaction(() => attempt(session)))
  for (const task of tasks) await runLogged(task)
  return result
}

async function runLogged(task: Task): Promise<void> {
  try {
    await task()
  } catch (error) {
    databaseLog().error({ err: error }, 'a task after a commit failed')
  }
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
