import type { Server } from 'node:http'

/** How long requests in flight may take to end when the server stops, in milliseconds. */
const longest = 10_000

/** How long an open connection may stay without a request meanwhile, in milliseconds. */
const idle = 1_000

/**
 * Stops listening and waits until requests in flight are answered. A client that goes on asking over its open connection
 * gets its answer and is told to close it: it would be cut off in the middle of a later request otherwise.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  server.keepAliveTimeout = idle
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const late = setTimeout(() => server.closeAllConnections(), longest)
  await closed
  clearTimeout(late)
}
