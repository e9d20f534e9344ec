import type { Logger } from 'pino'
import { AppError, commonErrors } from '../errors.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Limit, LimitChanges } from './limit.ts'
import { type Counted, MemoryCounter } from './memoryCounter.ts'
import { addShared, clearShared, takeBackShared } from './sharedCounter.ts'

export type Usage = Pick<Limit, 'name' | 'points' | 'seconds'> & { left: number; msLeft: number }

/** `people` is the number of people who share a key, which multiplies the limit. */
type Amount = { people?: number; points?: number }

/** The counters of one server. Counting beyond a limit throws RATE_LIMITED. */
export type Limits = {
  /** Counts in memory first. Returns a function that takes the points back. */
  count(limit: Limit, key: string, amount?: Amount): () => void
  /** Counts in MongoDB, before the counted action runs. Throws RATE_LIMITED or BUSY. */
  countExactly(limit: Limit, key: string): Promise<void>
  takeBack(limit: Limit, key: string): Promise<void>
  clear(limit: Limit, key: string): Promise<void>
  /** The same counters, but `note` gets each count. */
  noting(note: (usage: Usage) => void): Limits
  /** Waits until pending counts are in MongoDB. */
  settled(): Promise<void>
}

const unlimited: Limits = {
  count: () => () => {},
  countExactly: async () => {},
  takeBack: async () => {},
  clear: async () => {},
  noting: () => unlimited,
  settled: async () => {},
}

/** Creates counters that all servers on the database share; null means no limits. `hit` gets each refusal. */
export function createLimits(changes: LimitChanges | null, log: Logger, hit: Metrics['hit'] = () => {}): Limits {
  if (!changes) return unlimited
  const memory = new MemoryCounter(log)
  const changed = (limit: Limit): Limit => ({ ...limit, ...changes[limit.name] })
  const limitsWith = (note: (usage: Usage) => void): Limits => {
    const report = ({ name, points, seconds, shownAs }: Limit, { used, msLeft, isRefused }: Counted) => {
      const usage = { name: shownAs ?? name, points, seconds, left: Math.max(0, points - used), msLeft }
      if (isRefused || shownAs === undefined) note(usage)
      if (!isRefused) return
      hit(name)
      throw tooMany(usage)
    }
    return {
      count: (limit, key, { people = 1, points = 1 } = {}) => {
        const own = changed(limit)
        const bound = people === 1 ? own : { ...own, name: `${own.name}OfClass`, points: own.points * people }
        report(bound, memory.add(bound, key, points))
        return () => report(bound, memory.takeBack(bound, key, points))
      },
      countExactly: async (limit, key) => {
        const bound = changed(limit)
        const { points: used, msLeft } = await addShared(bound, key, 1)
        report(bound, { used, msLeft, isRefused: used > bound.points })
      },
      takeBack: takeBackShared,
      clear: clearShared,
      noting: limitsWith,
      settled: () => memory.settled(),
    }
  }
  return limitsWith(() => {})
}

function tooMany({ name, msLeft }: Usage): AppError {
  return new AppError(commonErrors.RATE_LIMITED, { rateLimit: name, retryAfterSeconds: secondsOf(msLeft) })
}

export const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))
