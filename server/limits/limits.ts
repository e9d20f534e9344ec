import mongoose from 'mongoose'
import type { Logger } from 'pino'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { beforeDeadline } from '../db/deadline.ts'
import { AppError } from '../errors.ts'
import { CountModel } from './count.model.ts'
import { MemoryCounter } from './memoryCounter.ts'
import type { ExactLimit, LimitName, LimitValues } from './table.ts'

/**
 * The counters of one server. `count` and `countExactly` throw TOO_MANY_ATTEMPTS when the limit for a key is used up.
 */
export type Limits = {
  /** Counts in memory. `people` share the key, and the limit is that many times larger. */
  count(name: Exclude<LimitName, ExactLimit>, key: string, people?: number): void
  /** Counts in MongoDB, before the counted action runs. */
  countExactly(name: ExactLimit, key: string): Promise<void>
  takeBack(name: ExactLimit, key: string): Promise<void>
  clear(name: ExactLimit, key: string): Promise<void>
  /** Waits until pending counts are in MongoDB. */
  settled(): Promise<void>
}

const unlimited: Limits = {
  count: () => {},
  countExactly: async () => {},
  takeBack: async () => {},
  clear: async () => {},
  settled: async () => {},
}

/**
 * Creates counters for these limits (null for none), shared by all servers on one database. The database must be
 * connected.
 */
export function createLimits(values: LimitValues | null, log: Logger): Limits {
  if (!values) return unlimited
  const names = Object.keys(values) as LimitName[]
  const stores = new Map(names.map((name) => [name, storeOf(name, values[name])]))
  const counters = new Map(names.map((name) => [name, new MemoryCounter(found(stores, name), log)]))
  return {
    count: (name, key, people = 1) => {
      const { points, seconds } = values[name]
      const wait = found(counters, name).add(key, { points: points * people, seconds })
      if (wait !== null) throw tooMany(wait)
    },
    countExactly: async (name, key) => {
      await beforeDeadline(() => found(stores, name).consume(key)).catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal
      })
    },
    takeBack: async (name, key) => void (await beforeDeadline(() => found(stores, name).reward(key))),
    clear: async (name, key) => void (await beforeDeadline(() => found(stores, name).delete(key))),
    settled: async () => void (await Promise.all([...counters.values()].map((counter) => counter.settled()))),
  }
}

function storeOf(name: LimitName, { points, seconds }: LimitValues[LimitName]): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection,
    tableName: CountModel.collection.collectionName,
    keyPrefix: name,
    points,
    duration: seconds,
    disableIndexesCreation: true,
  })
}

function found<Value>(map: Map<LimitName, Value>, name: LimitName): Value {
  const value = map.get(name)
  if (!value) throw new Error(`There is no limit ${name}.`)
  return value
}

function tooMany(milliseconds: number): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}
