import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the parts of a server report about their work. */
export type Metrics = {
  /** Must be called when a request begins. It counts when the answer is complete. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /** Counts a refusal. A rate limit has a name; any other limit has that of its setting. */
  hit(limit: string): void
}

/** Figures of this moment, read when somebody asks for metrics. */
export type Gauges = {
  openSockets: number
  openSubscriptions: number
  requestsInProgress: number
  /** How many wait, by the name of the queue. */
  queues: Readonly<Record<string, number>>
}

/** Used without `METRICS_PORT`: nothing is counted. */
export const unmeasured: Metrics = { begin: () => {}, hit: () => {} }
