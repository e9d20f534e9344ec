import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the parts of a server report of their work. */
export type Metrics = {
  /** Call this when a request begins; it counts once the answer is complete. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /** A limit refused something: a rate limit by its name, a bound by that of its setting. */
  hit(limit: string): void
}

/** Numbers of this moment, read when somebody asks for the metrics. */
export type Gauges = {
  openSockets: number
  openSubscriptions: number
  requestsInProgress: number
  /** How much waits, by the name of the queue. */
  queues: Readonly<Record<string, number>>
}

/** Without `METRICS_PORT` nothing is counted. */
export const unmeasured: Metrics = { begin: () => {}, hit: () => {} }
