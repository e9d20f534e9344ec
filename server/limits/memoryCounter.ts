import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { RateLimiterMongo } from 'rate-limiter-flexible'
import { beforeDeadline } from '../db/deadline.ts'
import type { Limit } from './table.ts'

/** `own` is the part of `total` that MongoDB does not know of yet. */
type Count = { total: number; own: number; endsAt: number; isSettling: boolean }

/** Who counts less often than others is forgotten first; whoever comes near a limit stays. */
const mostKeys = 50_000

/** Part of a limit after which a count is settled: this much each further server may let through too many. */
const settledPart = 1 / 20

/**
 * Counts in memory, so that counting costs a request nothing. rate-limiter-flexible would either send a command for each
 * count or keep each server to itself; here every twentieth of a limit goes to MongoDB in one command, which answers
 * what all servers counted. A person never uses that much of a limit, so only scripts cause commands. What a server had
 * not settled when it ends is lost.
 */
export class MemoryCounter {
  readonly #counts = new LRUCache<string, Count>({ max: mostKeys })
  readonly #store: RateLimiterMongo
  readonly #log: Logger
  #settling = new Set<Promise<void>>()

  constructor(store: RateLimiterMongo, log: Logger) {
    this.#store = store
    this.#log = log
  }

  /** Counts once. Returns null, or when the limit is used up, in how many milliseconds it begins anew. */
  add(key: string, { points, seconds }: Limit): number | null {
    const now = Date.now()
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

  /** Waits until MongoDB knows of every count that has begun to be settled. */
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
      // Again, where much was counted while MongoDB was asked.
      while (count.own >= step) {
        const given = count.own
        const { consumedPoints, msBeforeNext } = await beforeDeadline(() => this.#store.penalty(key, given))
        count.own -= given
        count.total = consumedPoints + count.own
        count.endsAt = Date.now() + msBeforeNext
      }
    } catch (error) {
      // Without a database each server goes on by its own count.
      this.#log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'limits were not settled')
    } finally {
      count.isSettling = false
    }
  }
}
