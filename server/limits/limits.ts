import type { Logger } from 'pino'
import { AppError, commonErrors } from '../errors.ts'
import { MemoryCounter } from './memoryCounter.ts'
import { SharedCounter } from './sharedCounter.ts'
import type { ExactLimit, LimitName, LimitValues } from './table.ts'

export type Usage = { name: string; points: number; seconds: number; left: number; msLeft: number }

type MemoryLimit = Exclude<LimitName, ExactLimit>

/** `people` is how many share a key, which multiplies its limit. */
type Amount = { people?: number; points?: number }

/** The counters of one server. To count more than a limit allows throws RATE_LIMITED. */
export type Limits = {
  count(name: MemoryLimit, key: string, amount?: Amount): void
  uncount(name: MemoryLimit, key: string, amount?: Amount): void
  /** Counts in MongoDB, before the counted action runs. Throws RATE_LIMITED or BUSY. */
  countExactly(name: ExactLimit, key: string): Promise<void>
  takeBack(name: ExactLimit, key: string): Promise<void>
  clear(name: ExactLimit, key: string): Promise<void>
  /** The same counters, which report each count to `note`. */
  noting(note: (usage: Usage) => void): Limits
  /** Waits until pending counts are in MongoDB. */
  settled(): Promise<void>
}

const unlimited: Limits = {
  count: () => {},
  uncount: () => {},
  countExactly: async () => {},
  takeBack: async () => {},
  clear: async () => {},
  noting: () => unlimited,
  settled: async () => {},
}

/** Creates counters that all servers on the database share; null means no limits. */
export function createLimits(values: LimitValues | null, log: Logger): Limits {
  if (!values) return unlimited
  const names = Object.keys(values) as LimitName[]
  const stores = new Map(names.map((name) => [name, new SharedCounter(name, values[name])]))
  const counters = new Map<LimitName, MemoryCounter>()
  // A counter reserves a megabyte for its keys, so it is created at its first use.
  const counterOf = (name: LimitName): MemoryCounter => {
    const known = counters.get(name)
    if (known) return known
    const counter = new MemoryCounter(found(stores, name), log)
    counters.set(name, counter)
    return counter
  }
  const noting = (note: (usage: Usage) => void): Limits => ({
    count: (name, key, { people = 1, points = 1 } = {}) => {
      const limit = { ...values[name], points: values[name].points * people }
      const { isRefused, ...left } = counterOf(name).add(key, limit, points)
      const usage = { name: shownName(name, people), ...limit, ...left }
      note(usage)
      if (isRefused) throw tooMany(usage)
    },
    uncount: (name, key, { people = 1, points = 1 } = {}) => {
      const limit = { ...values[name], points: values[name].points * people }
      const left = counterOf(name).takeBack(key, limit, points)
      if (left) note({ name: shownName(name, people), ...limit, ...left })
    },
    countExactly: async (name, key) => {
      const { points, msLeft } = await found(stores, name).add(key, 1)
      const limit = values[name]
      const usage = { name: shownName(name), ...limit, left: Math.max(0, limit.points - points), msLeft }
      const isRefused = points > limit.points
      // The rest of failed log-ins would tell strangers about others' attempts.
      if (isRefused || name === 'signUps' || name === 'logIns') note(usage)
      if (isRefused) throw tooMany(usage)
    },
    takeBack: (name, key) => found(stores, name).takeBack(key),
    clear: (name, key) => found(stores, name).clear(key),
    noting,
    settled: async () => void (await Promise.all([...counters.values()].map((counter) => counter.settled()))),
  })
  return noting(() => {})
}

/** The kind of a failed log-in would tell strangers where the owner logs in. */
function shownName(name: LimitName, people = 1): string {
  if (name.startsWith('failedLogIns')) return 'failedLogIns'
  return people > 1 ? `${name}OfClass` : name
}

function found<Value>(map: Map<LimitName, Value>, name: LimitName): Value {
  const value = map.get(name)
  if (!value) throw new Error(`There is no limit ${name}.`)
  return value
}

function tooMany({ name, msLeft }: Usage): AppError {
  return new AppError(commonErrors.RATE_LIMITED, { rateLimit: name, retryAfterSeconds: secondsOf(msLeft) })
}

export const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))
