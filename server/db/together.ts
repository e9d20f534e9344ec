import { AppError } from '../errors.ts'
import { type Deadline, beforeDeadline } from './deadline.ts'
import { forAMoment } from './forAMoment.ts'

/** The most writes in one transaction: a failure costs no more than these a second try. */
const mostTogether = 50

type Write<Item, Result> = {
  /** No two writes of one transaction have the same. */
  id: string
  /** What is to be stored. */
  item: Item
  /** The deadline of the request that waits for this write. */
  deadline?: Deadline | undefined
  /** Stores this write in a transaction of its own. */
  alone(): Promise<Result>
}

type Waiting<Item, Result> = Write<Item, Result> & {
  resolve(result: Result): void
  reject(error: unknown): void
  isGone: boolean
}

/**
 * Group commit: while a write of a key is being stored, those that come for the same key wait, and are then stored
 * together in one transaction. Each is answered by itself: if they cannot be stored together, because one of them must
 * be refused, each is stored alone, which holds others back only for a moment.
 */
export class Together<Item, Result> {
  readonly #lines = new Map<string, Waiting<Item, Result>[]>()
  readonly #store: (key: string, items: Item[]) => Promise<readonly Result[]>

  /** `store` stores these in one transaction, or none of them, and returns their results in this order. */
  constructor(store: (key: string, items: Item[]) => Promise<readonly Result[]>) {
    this.#store = store
  }

  /** Stores a write, with others if others wait. Throws what `alone` throws; BUSY at the deadline of the request. */
  async write(key: string, write: Write<Item, Result>): Promise<Result> {
    const line = this.#lines.get(key)
    if (line) return this.#wait(line, write)
    const begun: Waiting<Item, Result>[] = []
    this.#lines.set(key, begun)
    const own = write.alone()
    void this.#serveAfter(own, key, begun)
    return own
  }

  async #wait(line: Waiting<Item, Result>[], write: Write<Item, Result>): Promise<Result> {
    const waiting = { ...write, resolve: () => {}, reject: () => {}, isGone: false }
    const stored = new Promise<Result>((resolve, reject) => Object.assign(waiting, { resolve, reject }))
    line.push(waiting)
    try {
      return await beforeDeadline(() => stored, write.deadline)
    } finally {
      waiting.isGone = true
    }
  }

  async #serveAfter(first: Promise<unknown>, key: string, line: Waiting<Item, Result>[]): Promise<void> {
    await forAMoment(first)
    for (let group = next(line); group.length > 0; group = next(line)) await this.#storeGroup(key, group)
    this.#lines.delete(key)
  }

  async #storeGroup(key: string, group: Waiting<Item, Result>[]): Promise<void> {
    const eachAlone = () =>
      forAMoment(Promise.all(group.map(({ alone, resolve, reject }) => alone().then(resolve, reject))))
    if (group.length === 1) return eachAlone()
    const items = group.map(({ item }) => item)
    try {
      const results = await this.#store(key, items)
      for (const [index, result] of results.entries()) group[index]?.resolve(result)
    } catch (error) {
      // A busy database may have stored them.
      if (error instanceof AppError && error.code === 'BUSY') for (const { reject } of group) reject(error)
      else await eachAlone()
    }
  }
}

/** Takes the next group from a line, without those who stopped waiting. A second write of an id stays in the line. */
function next<Item, Result>(line: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
  const group = new Map<string, Waiting<Item, Result>>()
  const rest: Waiting<Item, Result>[] = []
  for (const waiting of line.splice(0)) {
    if (waiting.isGone) continue
    if (group.size < mostTogether && !group.has(waiting.id)) group.set(waiting.id, waiting)
    else rest.push(waiting)
  }
  line.push(...rest)
  return [...group.values()]
}
