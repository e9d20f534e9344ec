import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../errors.ts'
import { suspectOutage } from './outage.ts'

let timeoutMs = 5_000

export const databaseTimeoutMs = () => timeoutMs

export function setDatabaseTimeout(ms: number): void {
  timeoutMs = ms
}

/** The whole request ends this much later, so that its parts can report the timeout themselves. */
const marginMs = 250

class Alarm {
  ring: (error: Error) => void = () => {}
  readonly rings = new Promise<never>((_, reject) => (this.ring = reject))

  constructor() {
    this.rings.catch(() => {})
  }
}

/** The time limit of one request: one timer for all its database calls. */
export class Deadline {
  readonly #passed = new Alarm()
  readonly #overdue = new Alarm()
  #timer: NodeJS.Timeout | undefined
  #leftMs = timeoutMs
  #startedAt = 0
  #pauses = 0
  #isPassed = false
  #blamed: unknown

  constructor() {
    this.#start()
  }

  check(): void {
    if (this.#isPassed) throw this.#late()
  }

  /** Notes an error that is retried; it becomes the cause if the time runs out. */
  blame(error: unknown): void {
    this.#blamed = error
  }

  /** The result of a database call, or BUSY as soon as the time is over. */
  async before<T>(call: (deadline: Deadline) => Promise<T>): Promise<T> {
    this.check()
    return Promise.race([call(this), this.#passed.rings])
  }

  /** The result of a whole request, or BUSY if it does not notice the timeout by itself. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await Promise.race([work(), this.#overdue.rings])
    } finally {
      // Work that outlives the request must not start the clock again.
      this.pause()
      clearTimeout(this.#timer)
    }
  }

  /** Stops the clock while the request does something other than waiting for the database. */
  pause(): void {
    if (this.#pauses++ > 0 || this.#isPassed) return
    clearTimeout(this.#timer)
    this.#leftMs -= performance.now() - this.#startedAt
  }

  resume(): void {
    if (--this.#pauses === 0 && !this.#isPassed) this.#start()
  }

  #start(): void {
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => this.#pass(), Math.max(1, this.#leftMs))
  }

  #pass(): void {
    this.#isPassed = true
    suspectOutage()
    this.#passed.ring(this.#late())
    this.#timer = setTimeout(() => this.#overdue.ring(this.#late()), marginMs)
  }

  #late(): AppError {
    return new AppError('BUSY', { reason: 'The database did not answer in time.', cause: this.#blamed })
  }
}

const current = new AsyncLocalStorage<Deadline | undefined>()

/** Runs a request: all its database calls share one deadline. Throws BUSY when that passes. */
export function withDeadline<T>(work: () => Promise<T>): Promise<T> {
  const deadline = new Deadline()
  return deadline.around(() => current.run(deadline, work))
}

/** Runs work that takes as long as it needs, such as hashing; each database call inside has a deadline of its own. */
export async function withoutDeadline<T>(work: () => Promise<T>): Promise<T> {
  const deadline = current.getStore()
  deadline?.pause()
  try {
    return await current.run(undefined, work)
  } finally {
    deadline?.resume()
  }
}

/** Makes a database call within the deadline of its request, or, outside of one, within its own. Throws BUSY when that passes. */
export function beforeDeadline<T>(call: (deadline: Deadline) => Promise<T>): Promise<T> {
  const deadline = current.getStore()
  if (deadline) return deadline.before(call)
  const own = new Deadline()
  return own.around(() => own.before(call))
}
