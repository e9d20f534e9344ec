import type { IncomingMessage, ServerResponse } from 'node:http'
import type { mongo } from 'mongoose'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import packageJson from '../../package.json' with { type: 'json' }
import { schemaVersion } from '../backup/schemaVersion.ts'
import { type RequestFacts, factsOf } from '../http/requestFacts.ts'
import type { Gauges, Metrics } from './metrics.ts'
import { addSiteGauges } from './siteGauges.ts'

/** In seconds: from a command of the database up to the longest time that a request may wait for it. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Measured = Metrics & {
  registry: Registry
  watchCommands(client: mongo.MongoClient): void
}

/** Counts what a server does. `now` reads the figures of this moment. */
export function measured(now: () => Gauges): Measured {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  addGauges(registry, now)
  addSiteGauges(registry)
  const requests = new Counter({
    name: 'linnet_requests_total',
    help: 'Requests, by what they asked for and the status of the answer.',
    labelNames: ['api', 'operation', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'linnet_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer.',
    labelNames: ['api', 'operation'],
    buckets,
    registers,
  })
  const errors = new Counter({
    name: 'linnet_graphql_errors_total',
    help: 'GraphQL answers with an error of this code.',
    labelNames: ['code'],
    registers,
  })
  const hits = new Counter({
    name: 'linnet_limit_hits_total',
    help: 'Refusals, by the rate limit or the bound that was reached.',
    labelNames: ['limit'],
    registers,
  })
  const mediaBytes = new Counter({
    name: 'linnet_media_transferred_bytes_total',
    help: 'Bytes of uploads and of media that people read.',
    labelNames: ['direction'],
    registers,
  })
  const count = (request: IncomingMessage, response: ServerResponse, seconds: number) => {
    const facts = factsOf(request)
    const labels = labelsOf(facts)
    requests.inc({ ...labels, status: response.writableFinished ? response.statusCode : 'aborted' })
    times.observe(labels, seconds)
    for (const code of facts?.errors ?? []) errors.inc({ code })
    if (facts?.api === 'media') mediaBytes.inc(...transferred(request, response))
  }
  return {
    registry,
    begin: (request, response) => {
      const begun = performance.now()
      response.once('close', () => count(request, response, (performance.now() - begun) / 1000))
    },
    hit: (limit) => hits.inc({ limit }),
    watchCommands: (client) => watchCommands(client, registry),
  }
}

/** Clients choose the names of operations that are not the app's, so these count together. */
function labelsOf({ api, operation = 'other', isKnown = true }: Partial<RequestFacts> = {}) {
  return { api: api ?? 'other', operation: isKnown ? operation : 'other' }
}

function transferred(request: IncomingMessage, response: ServerResponse): [labels: { direction: string }, n: number] {
  // Before that, the length is only what the client says.
  const isDone = response.writableFinished && response.statusCode < 300
  const lengthOf = (header: unknown) => (isDone ? Number(header ?? 0) : 0)
  if (request.method === 'POST') return [{ direction: 'received' }, lengthOf(request.headers['content-length'])]
  const isSent = request.method === 'GET'
  return [{ direction: 'sent' }, isSent ? lengthOf(response.getHeader('content-length')) : 0]
}

function watchCommands(client: mongo.MongoClient, registry: Registry): void {
  const registers = [registry]
  const times = new Histogram({
    name: 'linnet_database_command_duration_seconds',
    help: 'Commands to MongoDB; change streams wait in getMore.',
    labelNames: ['command'],
    buckets,
    registers,
  })
  const failures = new Counter({
    name: 'linnet_database_command_failures_total',
    help: 'Commands to MongoDB that failed.',
    labelNames: ['command'],
    registers,
  })
  const note = ({ commandName: command, duration }: mongo.CommandSucceededEvent | mongo.CommandFailedEvent) =>
    times.observe({ command }, duration / 1000)
  client.on('commandSucceeded', note)
  client.on('commandFailed', (event) => {
    note(event)
    failures.inc({ command: event.commandName })
  })
}

function addGauges(registry: Registry, now: () => Gauges): void {
  const gauge = (name: string, help: string, read: (gauges: Gauges) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(now()))
      },
    })
  gauge('linnet_requests_in_progress', 'Requests that wait for their answer.', (one) => one.requestsInProgress)
  gauge('linnet_open_sockets', 'Open WebSockets.', (one) => one.openSockets)
  gauge('linnet_open_subscriptions', 'Subscriptions on open WebSockets.', (one) => one.openSubscriptions)
  new Gauge({
    name: 'linnet_queue_length',
    help: 'How much waits in a queue.',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, length] of Object.entries(now().queues)) this.set({ queue }, length)
    },
  })
  new Gauge({
    name: 'linnet_info',
    help: 'The release that runs, and the version of its data.',
    registers: [registry],
    labelNames: ['release', 'schema'],
    aggregator: 'max',
  }).set({ release: packageJson.version, schema: schemaVersion }, 1)
}
