import { AppError, commonErrors } from '../errors.ts'
import { suspectOutage } from './outage.ts'

let timeoutMs = 5_000

export const databaseTimeoutMs = () => timeoutMs

export function setDatabaseTimeout(ms: number): void {
  timeoutMs = ms
}

/** A document may be stored this long after its own time: the request's deadline, the commit, differing clocks. */
export const latenessMs = () => timeoutMs + 10_000

/** A request ends this much after its deadline, so that its parts can report the timeout themselves. */
const marginMs = 250

/** A time limit for the database. It is passed on as a parameter, because AsyncLocalStorage slows every `await`. */
export class Deadline {
  readonly #waiting = new Set<(error: AppError) => void>()
  #timer: NodeJS.Timeout | undefined
  #leftMs = timeoutMs
  #startedAt = 0
  #pauses = 0
  #isPassed = false
  #hasEnded = false
  #blamed: unknown
  #giveUp: (error: AppError) => void = () => {}

  constructor() {
    this.#start()
  }

  check(): void {
    if (this.#isPassed) throw this.#late()
  }

  /** Remembers an error after which a call is retried: it is the cause if the time runs out. */
  blame(error: unknown): void {
    this.#blamed = error
  }

  /** The result of a database call, or BUSY as soon as the time is over. */
  before<T>(call: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.check()
      this.#waiting.add(reject)
      void call()
        .then(resolve, reject)
        .then(() => this.#waiting.delete(reject))
    })
  }

  /** The result of a whole request, or BUSY if it does not notice the timeout by itself. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await new Promise((resolve, reject) => {
        this.#giveUp = reject
        work().then(resolve, reject)
      })
    } finally {
      this.end()
    }
  }

  /** Stops the clock during work that takes as long as it needs, such as hashing. */
  async pausedFor<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pauses === 0 && !this.#isPassed) {
      clearTimeout(this.#timer)
      this.#leftMs -= performance.now() - this.#startedAt
    }
    this.#pauses += 1
    try {
      return await work()
    } finally {
      this.#pauses -= 1
      if (this.#pauses === 0 && !this.#isPassed && !this.#hasEnded) this.#start()
    }
  }

  /** Stops the clock for good: work that outlives the request does not restart it. */
  end(): void {
    this.#hasEnded = true
    clearTimeout(this.#timer)
  }

  #start(): void {
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => this.#pass(), Math.max(1, this.#leftMs))
  }

  #pass(): void {
    this.#isPassed = true
    suspectOutage()
    for (const refuse of this.#waiting) refuse(this.#late())
    this.#timer = setTimeout(() => this.#giveUp(this.#late()), marginMs)
  }

  #late(): AppError {
    return new AppError(commonErrors.BUSY, { reason: 'The database did not answer in time.', cause: this.#blamed })
  }
}

/** Runs a request within a deadline, which it passes on to its writes. Throws BUSY when that passes. */
export function withDeadline<T>(work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const deadline = new Deadline()
  return deadline.around(() => work(deadline))
}

/** Makes a database call within the given deadline, or one of its own. Throws BUSY when that passes. */
export async function beforeDeadline<T>(call: (deadline: Deadline) => Promise<T>, given?: Deadline): Promise<T> {
  const deadline = given ?? new Deadline()
  try {
    return await deadline.before(() => call(deadline))
  } finally {
    if (!given) deadline.end()
  }
}

/** Runs work that takes as long as it needs; the clock of the waiting request, if any, stands still. */
export function withoutDeadline<T>(work: () => Promise<T>, deadline: Deadline | undefined): Promise<T> {
  return deadline ? deadline.pausedFor(work) : work()
}
