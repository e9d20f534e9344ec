import type { ClientSession } from 'mongoose'
import mongoose from 'mongoose'
import { AppError, commonErrors } from '../errors.ts'
import { databaseLog } from './connection.ts'
import { beforeDeadline, type Deadline } from './deadline.ts'
import { isTransientError } from './transientErrors.ts'

export type Transaction = {
  /** Every read and write of the transaction must get it. */
  session: ClientSession
  /** Runs `task` after the commit and before `inTransaction` returns, so it must be short. A failure is logged. */
  afterCommit(task: Task): void
}

type Task = () => unknown
type Work<T> = (transaction: Transaction) => Promise<T>

/** The last turn of each queue. */
const waiting = new Map<string, Promise<void>>()

/**
 * Runs writes of which all happen or none. Transactions of this process that touch the same documents take turns, which
 * is cheaper than aborts. `work` may run several times: it must act only through its session and `afterCommit`, and
 * leave duplicate keys to the caller. Throws BUSY at the deadline; the writes may still be stored after that.
 */
export async function inTransaction<T>(touching: readonly string[], work: Work<T>, given?: Deadline): Promise<T> {
  const { comes, leave } = takeTurns([...new Set(touching)])
  try {
    return await beforeDeadline(async (deadline) => {
      await comes
      return transact(deadline, work)
    }, given)
  } catch (error) {
    throw isTransientError(error) ? new AppError(commonErrors.BUSY, { cause: error }) : error
  } finally {
    leave()
  }
}

/** Stops trying at the deadline, because the client was told of the failure. Each try collects its own tasks. */
async function transact<T>(deadline: Deadline, work: Work<T>): Promise<T> {
  const attempt = async (session: ClientSession) => {
    deadline.check()
    const tasks: Task[] = []
    try {
      const result = await work({ session, afterCommit: (task) => void tasks.push(task) })
      deadline.check()
      return { result, tasks }
    } catch (error) {
      if (isTransientError(error)) deadline.blame(error)
      throw error
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

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoError && error.code === 11_000
}

/** Joins all queues in one step, so that two turns cannot wait for each other. A turn may be left before it comes. */
function takeTurns(keys: readonly string[]): { comes: Promise<unknown>; leave(): void } {
  const comes = Promise.all(keys.flatMap((key) => waiting.get(key) ?? []))
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const turn = comes.then(() => left)
  for (const key of keys) waiting.set(key, turn)
  void turn.then(() => {
    for (const key of keys) if (waiting.get(key) === turn) waiting.delete(key)
  })
  return { comes, leave }
}
