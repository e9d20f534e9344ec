import type { Logger } from 'pino'
import { lruCache } from '../lruCache.ts'
import type { SharedCounter } from './sharedCounter.ts'
import type { Limit } from './table.ts'

/** `own` is the part of `total` that is not yet in MongoDB; `endsAt` is on the monotonic clock of `performance.now`. */
type Count = { total: number; own: number; endsAt: number; isSettling: boolean }

type Counted = { isRefused: boolean; left: number; msLeft: number }

/** The least recently used keys are dropped, so a key near its limit stays. */
const mostKeys = 50_000

/** The part of a limit after which counts go to MongoDB; each further server may allow that many too many. */
const settledPart = 1 / 20

/** Counts in memory, and at each twentieth of a limit adds to MongoDB, which returns the count of all servers. */
export class MemoryCounter {
  readonly #counts = lruCache<string, Count>(mostKeys)
  readonly #store: SharedCounter
  readonly #log: Logger
  #settling = new Set<Promise<void>>()

  constructor(store: SharedCounter, log: Logger) {
    this.#store = store
    this.#log = log
  }

  /** Counts these points, or none if they exceed what is left. */
  add(key: string, { points, seconds }: Limit, added: number): Counted {
    const now = performance.now()
    let count = this.#counts.get(key)
    if (!count || count.endsAt <= now) {
      count = { total: 0, own: 0, endsAt: now + seconds * 1000, isSettling: false }
      this.#counts.set(key, count)
    }
    const isRefused = count.total + added > points
    if (!isRefused) {
      count.total += added
      count.own += added
      const step = points * settledPart
      if (count.own >= step && !count.isSettling) this.#begin(key, count, step)
    }
    return { isRefused, left: Math.max(0, points - count.total), msLeft: count.endsAt - now }
  }

  /** Null if the count has ended. */
  takeBack(key: string, { points }: Limit, taken: number): Counted | null {
    const now = performance.now()
    const count = this.#counts.get(key)
    if (!count || count.endsAt <= now) return null
    count.total -= taken
    // A negative number makes up for points that were written already.
    count.own -= taken
    return { isRefused: false, left: Math.max(0, points - count.total), msLeft: count.endsAt - now }
  }

  async settled(): Promise<void> {
    await Promise.all(this.#settling)
  }

  #begin(key: string, count: Count, step: number): void {
    const settling = this.#settle(key, count, step).finally(() => this.#settling.delete(settling))
    this.#settling.add(settling)
  }

  async #settle(key: string, count: Count, step: number): Promise<void> {
    count.isSettling = true
    try {
      // Repeats if many more were counted during the command.
      while (count.own >= step) {
        const given = count.own
        const { points, msLeft } = await this.#store.add(key, given)
        count.own -= given
        count.total = points + count.own
        count.endsAt = performance.now() + msLeft
      }
    } catch (error) {
      // Without a database each server continues with its own count.
      this.#log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'rate limit counts were not written',
      )
    } finally {
      count.isSettling = false
    }
  }
}
