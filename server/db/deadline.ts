import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../errors.ts'
import { suspectOutage } from './outage.ts'

let timeoutMs = 5_000

/** How long a request may wait for the database, in milliseconds. */
export const databaseTimeoutMs = () => timeoutMs

/** Sets that time for requests that begin from now on. */
export function setDatabaseTimeout(ms: number): void {
  timeoutMs = ms
}

/** How much later the request as a whole is given up: until then its parts can still answer for themselves. */
const marginMs = 250

/** A promise that rejects when it is told to. */
class Alarm {
  ring: (error: Error) => void = () => {}
  readonly rings = new Promise<never>((_, reject) => (this.ring = reject))

  constructor() {
    // Nobody may be waiting for it.
    this.rings.catch(() => {})
  }
}

/** The time limit of one request: one timer, however many database calls it makes. */
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

  /** Throws BUSY when the time is over. */
  check(): void {
    if (this.#isPassed) throw this.#late()
  }

  /** Notes an error that is waited out, as the cause in case the time does not suffice. */
  blame(error: unknown): void {
    this.#blamed = error
  }

  /** What a database call answers; BUSY as soon as the time is over, whatever becomes of the call. */
  async before<T>(call: (deadline: Deadline) => Promise<T>): Promise<T> {
    this.check()
    return Promise.race([call(this), this.#passed.rings])
  }

  /** What a whole request answers; BUSY when it does not notice by itself that the time is over. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await Promise.race([work(), this.#overdue.rings])
    } finally {
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
    return new AppError('BUSY', {
      reason: 'The database did not answer in time.',
      cause: this.#blamed,
      retryAfterSeconds: 1,
    })
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
