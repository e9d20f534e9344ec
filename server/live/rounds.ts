import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { messageOf } from '../errors.ts'

/** If more items wait, all are dropped and the next batch has a gap. */
const mostWaiting = 5_000

const roundMs = 50
const retryMs = 500

/** Processes items in batches. What arrives during a batch waits for the next one. */
export class Rounds<Item> {
  readonly #work: (items: readonly Item[], hasGap: boolean) => Promise<void>
  readonly #log: Logger
  #waiting: Item[] = []
  #hasGap = false
  #isRunning = false
  #isStopped = false

  /** `work` is repeated until it succeeds. `hasGap` says that earlier items were dropped. */
  constructor(work: (items: readonly Item[], hasGap: boolean) => Promise<void>, log: Logger) {
    this.#work = work
    this.#log = log
  }

  add(item: Item): void {
    if (this.#waiting.length >= mostWaiting) return this.drop()
    this.#waiting.push(item)
    this.#begin()
  }

  drop(): void {
    this.#waiting = []
    this.#hasGap = true
    this.#begin()
  }

  stop(): void {
    this.#isStopped = true
    this.#waiting = []
  }

  #begin(): void {
    if (this.#isRunning || this.#isStopped) return
    this.#isRunning = true
    void this.#run()
  }

  async #run(): Promise<void> {
    while ((this.#waiting.length > 0 || this.#hasGap) && !this.#isStopped) {
      const [items, hasGap] = [this.#waiting, this.#hasGap]
      this.#waiting = []
      this.#hasGap = false
      while (!(await this.#succeeds(items, hasGap))) await sleep(retryMs, undefined, { ref: false })
      await sleep(roundMs, undefined, { ref: false })
    }
    this.#isRunning = false
  }

  async #succeeds(items: readonly Item[], hasGap: boolean): Promise<boolean> {
    if (this.#isStopped) return true
    try {
      await this.#work(items, hasGap)
      return true
    } catch (error) {
      this.#log.warn({ reason: messageOf(error) }, 'live updates wait for the database')
      return false
    }
  }
}
