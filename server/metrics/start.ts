import type { mongo } from 'mongoose'
import type { Config } from '../config.ts'
import { isWorker } from '../workers.ts'
import { type Gauges, type Metrics, unmeasured } from './metrics.ts'

type Stoppable = { stop(): Promise<void> }

type Measuring = {
  metrics: Metrics
  /** Measures a client's commands. The client must monitor them. */
  watchCommands(client: mongo.MongoClient): void
  /** Lets others read the metrics: at `METRICS_PORT`, or of a worker process its parent. */
  expose(): Promise<Stoppable>
}

const nothingToStop: Stoppable = { stop: async () => {} }
const off: Measuring = { metrics: unmeasured, watchCommands: () => {}, expose: async () => nothingToStop }

/** Measures what a server does, if the settings name a port for metrics. `now` reads the figures of this moment. */
export async function startMetrics({ metrics: place }: Config, now: () => Gauges): Promise<Measuring> {
  if (!place) return off
  // Loaded late, because few servers need it.
  const { measured } = await import('./measured.ts')
  const metrics = measured(now)
  const expose = async () => {
    if (!isWorker) return (await import('./scrapes.ts')).serveScrapes(place, () => metrics.registry.metrics())
    ;(await import('./ofWorkers.ts')).answerParent(metrics.registry)
    return nothingToStop
  }
  return { metrics, watchCommands: metrics.watchCommands, expose }
}

/** Lets others read the sums of all worker processes. Throws like `serveScrapes`. */
export async function exposeSums(place: NonNullable<Config['metrics']>): Promise<Stoppable> {
  const [{ serveScrapes }, { sumOfWorkers }] = await Promise.all([import('./scrapes.ts'), import('./ofWorkers.ts')])
  return serveScrapes(place, sumOfWorkers())
}
