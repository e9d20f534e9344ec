import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long requests in flight may take when the server stops, in milliseconds. */
const longest = 10_000

/** How long an open connection may stay idle meanwhile, in milliseconds. */
const idle = 1_000

/**
 * Keeps listening for `graceMs`, so that load balancers and clients notice; then waits until requests in flight are
 * answered. A client that reused its connection would be cut off later, so responses close it.
 */
export async function drain(server: Server, graceMs = 0): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  server.keepAliveTimeout = idle
  await sleep(graceMs)
  // `http.Server.close` would close idle connections at once, even one on which a request is arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const unused = setTimeout(() => server.closeIdleConnections(), idle)
  const late = setTimeout(() => server.closeAllConnections(), longest)
  await closed
  clearTimeout(unused)
  clearTimeout(late)
}
