import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long requests in flight may take to end when the server stops, in milliseconds. */
const longest = 10_000

/** How long an open connection may stay without a request meanwhile, in milliseconds. */
const idle = 1_000

/**
 * Goes on listening for a moment, so that balancers and clients notice by themselves; then stops listening and waits until
 * requests in flight are answered. A client that goes on asking over its open connection gets its answer and is told to
 * close it: it would be cut off in the middle of a later request otherwise.
 */
export async function drain(server: Server, graceMs = 0): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  server.keepAliveTimeout = idle
  await sleep(graceMs)
  // The server of HTTP would cut off idle connections at once, also one over which a request is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const unused = setTimeout(() => server.closeIdleConnections(), idle)
  const late = setTimeout(() => server.closeAllConnections(), longest)
  await closed
  clearTimeout(unused)
  clearTimeout(late)
}
