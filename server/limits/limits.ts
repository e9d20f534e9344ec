import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import { MemoryCounter } from './memoryCounter.ts'
import { SharedCounter } from './sharedCounter.ts'
import type { ExactLimit, LimitName, LimitValues } from './table.ts'

/** The counters of one server, which throw RATE_LIMITED. */
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

/** Creates counters (null for no limits) that all servers on the connected database share. */
export function createLimits(values: LimitValues | null, log: Logger): Limits {
  if (!values) return unlimited
  const names = Object.keys(values) as LimitName[]
  const stores = new Map(names.map((name) => [name, new SharedCounter(name, values[name])]))
  const counters = new Map<LimitName, MemoryCounter>()
  // Made at the first use: a counter reserves a megabyte for its keys.
  const counterOf = (name: LimitName): MemoryCounter => {
    const known = counters.get(name)
    if (known) return known
    const counter = new MemoryCounter(found(stores, name), log)
    counters.set(name, counter)
    return counter
  }
  return {
    count: (name, key, people = 1) => {
      const { points, seconds } = values[name]
      const wait = counterOf(name).add(key, { points: points * people, seconds })
      if (wait !== null) throw tooMany(wait)
    },
    countExactly: async (name, key) => {
      const { points, msLeft } = await found(stores, name).add(key, 1)
      if (points > values[name].points) throw tooMany(msLeft)
    },
    takeBack: (name, key) => found(stores, name).takeBack(key),
    clear: (name, key) => found(stores, name).clear(key),
    settled: async () => void (await Promise.all([...counters.values()].map((counter) => counter.settled()))),
  }
}

function found<Value>(map: Map<LimitName, Value>, name: LimitName): Value {
  const value = map.get(name)
  if (!value) throw new Error(`There is no limit ${name}.`)
  return value
}

function tooMany(milliseconds: number): AppError {
  return new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}
