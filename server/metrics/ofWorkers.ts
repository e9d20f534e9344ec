import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

type Values = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
type Question = { metricsWanted: number }
type Answer = { metricsOf: number; values: Values }

/** A worker that does not answer in time counts as it did before. */
const longestMs = 3_000

const isQuestion = (message: unknown): message is Question => Object.hasOwn(Object(message) as object, 'metricsWanted')
const isAnswer = (message: unknown): message is Answer => Object.hasOwn(Object(message) as object, 'metricsOf')

/** Lets a worker process tell its parent what it counted. */
export function answerParent(registry: Registry): void {
  process.on('message', (message) => {
    if (!isQuestion(message)) return
    void registry.getMetricsAsJSON().then((values) => {
      if (process.connected) process.send?.({ metricsOf: message.metricsWanted, values } satisfies Answer)
    })
  })
}

/**
 * Returns a function that adds up what all worker processes counted. The last counts of an ended process stay in the
 * sums: if a sum fell, Prometheus would take that for a restart and add all of it again.
 */
export function sumOfWorkers(): () => Promise<string> {
  const latest = new Map<number, Values>()
  let ended: Promise<Values> = Promise.resolve([])
  let asked = 0

  cluster.on('exit', ({ id }) => {
    const last = latest.get(id)
    latest.delete(id)
    if (last) ended = ended.then((values) => sum([values, last.filter(isCounted)]).getMetricsAsJSON())
  })
  return async () => {
    const question = { metricsWanted: asked++ }
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)
    await Promise.all(
      workers.map(async (worker) => {
        const values = await answerOf(worker, question)
        if (values && !worker.isDead()) latest.set(worker.id, values)
      }),
    )
    return sum([...latest.values(), await ended]).metrics()
  }
}

/** Gauges are of this moment, in which an ended process has no part, and so are its own metrics. */
const isCounted = ({ type, name }: Values[number]) =>
  ['counter', 'histogram'].includes(String(type)) && name.startsWith('linnet_')

const sum = (all: readonly Values[]) => AggregatorRegistry.aggregate([...all])

function answerOf(worker: Worker, question: Question): Promise<Values | null> {
  return new Promise((resolve) => {
    const end = (values: Values | null) => {
      clearTimeout(late)
      worker.off('message', hear)
      resolve(values)
    }
    const hear = (message: unknown) => {
      if (isAnswer(message) && message.metricsOf === question.metricsWanted) end(message.values)
    }
    const late = setTimeout(() => end(null), longestMs)
    worker.on('message', hear)
    if (worker.isConnected()) worker.send(question)
    else end(null)
  })
}
