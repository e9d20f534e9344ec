import type { Logger } from 'pino'
import { lruCache } from '../lruCache.ts'
import type { SharedCounter } from './sharedCounter.ts'
import type { Limit } from './table.ts'

/** `own` is the part of `total` that is not yet in MongoDB; `endsAt` is a time of `performance.now`, which never jumps. */
type Count = { total: number; own: number; endsAt: number; isSettling: boolean }

/** The least recently used keys are dropped, so a key near its limit stays. */
const mostKeys = 50_000

/** Counts are written to MongoDB in steps of this part of a limit; each further server may allow one step too many. */
const settledPart = 1 / 20

/** Counts in memory. Each twentieth of a limit goes to MongoDB, which returns the count of all servers. */
export class MemoryCounter {
  readonly #counts = lruCache<string, Count>(mostKeys)
  readonly #store: SharedCounter
  readonly #log: Logger
  #settling = new Set<Promise<void>>()

  constructor(store: SharedCounter, log: Logger) {
    this.#store = store
    this.#log = log
  }

  /** Counts once. Returns null, or if the limit is used up, in how many milliseconds it resets. */
  add(key: string, { points, seconds }: Limit): number | null {
    const now = performance.now()
    let count = this.#counts.get(key)
    if (!count || count.endsAt <= now) {
      count = { total: 0, own: 0, endsAt: now + seconds * 1000, isSettling: false }
      this.#counts.set(key, count)
    }
    if (count.total >= points) return count.endsAt - now
    count.total++
    count.own++
    const step = points * settledPart
    if (count.own >= step && !count.isSettling) this.#begin(key, count, step)
    return null
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
