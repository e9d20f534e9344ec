import type { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { messageOf } from '../errors.ts'
import { lruCache } from '../lruCache.ts'
import type { Limit } from './limit.ts'
import { addShared } from './sharedCounter.ts'

/** `own` is the part of `total` that MongoDB does not have yet. `endsAt` is a time of `performance.now`. */
type Count = { total: number; own: number; endsAt: number }

export type Counted = { used: number; msLeft: number; isRefused: boolean }

/** How many keys each limit keeps. The least recently used are dropped, so a key near its limit stays. */
const mostKeys = 50_000

/** After this part of a limit, counts go to MongoDB. Each further server may exceed the limit by as much. */
const settledPart = 1 / 20

/** Counts in memory. At each twentieth of a limit it adds to MongoDB, which returns the count of all servers. */
export class MemoryCounter {
  readonly #counts = new Map<string, LRUCache<string, Count>>()
  readonly #log: Logger
  #settled = Promise.resolve()

  constructor(log: Logger) {
    this.#log = log
  }

  /** Counts these points; none if they exceed what is left. */
  add(limit: Limit, key: string, points: number): Counted {
    const count = this.#current(limit, key)
    const isRefused = count.total + points > limit.points
    if (!isRefused) {
      count.total += points
      count.own += points
      if (count.own >= limit.points * settledPart) {
        const settling = this.#settle(limit, key, count)
        this.#settled = this.#settled.then(() => settling)
      }
    }
    return counted(count, isRefused)
  }

  takeBack(limit: Limit, key: string, points: number): Counted {
    const count = this.#current(limit, key)
    const taken = Math.min(points, count.total)
    count.total -= taken
    // A negative number stands for points that were already written.
    count.own -= taken
    return counted(count)
  }

  settled(): Promise<void> {
    return this.#settled
  }

  #current({ name, seconds }: Limit, key: string): Count {
    const counts = this.#counts.get(name) ?? lruCache<string, Count>(mostKeys)
    this.#counts.set(name, counts)
    const known = counts.get(key)
    if (known && known.endsAt > performance.now()) return known
    const count = { total: 0, own: 0, endsAt: performance.now() + seconds * 1000 }
    counts.set(key, count)
    return count
  }

  async #settle(limit: Limit, key: string, count: Count): Promise<void> {
    const given = count.own
    count.own = 0
    try {
      const { points, msLeft } = await addShared(limit, key, given)
      // The answer may be older than that to a later command.
      count.total = Math.max(count.total, points + count.own)
      count.endsAt = performance.now() + msLeft
    } catch (error) {
      // Without a database, each server goes on with its own count.
      this.#log.warn({ reason: messageOf(error) }, 'rate limit counts were not written')
    }
  }
}

const counted = ({ total, endsAt }: Count, isRefused = false): Counted => ({
  used: total,
  msLeft: endsAt - performance.now(),
  isRefused,
})
