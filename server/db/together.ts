import { AppError } from '../errors.ts'
import { type Deadline, beforeDeadline } from './deadline.ts'

/** The most writes in one transaction: a failure costs no more than these a second try. */
const mostTogether = 50

type Write<Result> = {
  /** No two writes of one transaction have the same. */
  id: string
  /** The deadline of the request that waits for this write. */
  deadline?: Deadline | undefined
  /** Stores this write in a transaction of its own. */
  alone(): Promise<Result>
}

type Waiting<Result> = Write<Result> & { resolve(result: Result): void; reject(error: unknown): void; isGone: boolean }

/**
 * Group commit: while a write of a key is being stored, those that come for the same key wait, and are then stored
 * together in one transaction. Each is answered by itself: if they cannot be stored together, because one of them must
 * be refused, each is stored alone.
 */
export class Together<Result> {
  readonly #lines = new Map<string, Waiting<Result>[]>()
  readonly #store: (key: string, ids: string[]) => Promise<Result>

  /** `store` stores the writes with these ids in one transaction, or none of them. */
  constructor(store: (key: string, ids: string[]) => Promise<Result>) {
    this.#store = store
  }

  /** Stores a write, with others if others wait. Throws what `alone` throws; BUSY at the deadline of the request. */
  async write(key: string, write: Write<Result>): Promise<Result> {
    const line = this.#lines.get(key)
    if (line) return this.#wait(line, write)
    const begun: Waiting<Result>[] = []
    this.#lines.set(key, begun)
    try {
      return await write.alone()
    } finally {
      void this.#serve(key, begun)
    }
  }

  async #wait(line: Waiting<Result>[], write: Write<Result>): Promise<Result> {
    const waiting = { ...write, resolve: () => {}, reject: () => {}, isGone: false }
    const stored = new Promise<Result>((resolve, reject) => Object.assign(waiting, { resolve, reject }))
    line.push(waiting)
    try {
      return await beforeDeadline(() => stored, write.deadline)
    } finally {
      waiting.isGone = true
    }
  }

  async #serve(key: string, line: Waiting<Result>[]): Promise<void> {
    for (let group = next(line); group.length > 0; group = next(line)) await this.#storeGroup(key, group)
    this.#lines.delete(key)
  }

  async #storeGroup(key: string, group: Waiting<Result>[]): Promise<void> {
    const eachAlone = () => Promise.all(group.map(({ alone, resolve, reject }) => alone().then(resolve, reject)))
    if (group.length === 1) return void (await eachAlone())
    const ids = group.map(({ id }) => id)
    try {
      const result = await this.#store(key, ids)
      for (const { resolve } of group) resolve(result)
    } catch (error) {
      // A busy database may have stored them.
      if (error instanceof AppError && error.code === 'BUSY') for (const { reject } of group) reject(error)
      else await eachAlone()
    }
  }
}

/** Takes the next group from a line, without those who stopped waiting. A second write of an id stays in the line. */
function next<Result>(line: Waiting<Result>[]): Waiting<Result>[] {
  const group = new Map<string, Waiting<Result>>()
  const rest: Waiting<Result>[] = []
  for (const waiting of line.splice(0)) {
    if (waiting.isGone) continue
    if (group.size < mostTogether && !group.has(waiting.id)) group.set(waiting.id, waiting)
    else rest.push(waiting)
  }
  line.push(...rest)
  return [...group.values()]
}
