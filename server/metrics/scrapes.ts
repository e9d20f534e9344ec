import { type Server, createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { OperatorError } from '../operatorError.ts'

class MetricsError extends OperatorError {
  override name = 'MetricsError'
}

/** Prometheus needs one; a person needs some more. */
const mostConnections = 20

export type Scrapes = { port: number; stop(): Promise<void> }

/** Serves `GET /metrics` on its own address. Throws MetricsError if that cannot be used. */
export async function serveScrapes(
  { host, port }: NonNullable<Config['metrics']>,
  text: () => Promise<string>,
): Promise<Scrapes> {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    if (!isKnown) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics')
    text().then(
      (metrics) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(metrics),
      () => response.writeHead(500, { 'content-type': 'text/plain' }).end('The metrics could not be read.'),
    )
  })
  server.maxConnections = mostConnections
  await listening(server, { host, port })
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function listening(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const place = `METRICS_HOST ${host} with METRICS_PORT ${port}`
    throw new MetricsError(`${place} cannot be listened on (${code}). Set them to an address that is free.`, { cause })
  }
}
