import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds, for requests that are being answered. */
const longest = 10_000

/** In milliseconds, for an open connection without a request. */
const idle = 1_000

/** If clients keep coming, the server stops listening after this many turns of the event loop. */
const mostTurns = 1_000

/** Listens for `graceMs` more, so that load balancers notice. Then waits for requests and `closeOthers`. */
export async function drain(server: Server, graceMs = 0, closeOthers = async () => {}): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  server.keepAliveTimeout = idle
  await sleep(graceMs)
  const closed = await stopListening(server)
  await closeOthers()
  const unused = setTimeout(() => server.closeIdleConnections(), idle)
  const late = setTimeout(() => server.closeAllConnections(), longest)
  await closed()
  clearTimeout(unused)
  clearTimeout(late)
}

/**
 * Stops listening when no connection waits to be accepted, because the system would reset it; requests wait until then.
 * Returns a function that resolves when all connections are closed.
 */
async function stopListening(server: Server): Promise<() => Promise<void>> {
  const held: [IncomingMessage, ServerResponse][] = []
  const hold = (...pair: [IncomingMessage, ServerResponse]) => void held.push(pair)
  const listeners = server.rawListeners('request') as (typeof hold)[]
  server.removeAllListeners('request')
  server.on('request', hold)
  await acceptWaiting(server)
  // `http.Server.close` would close idle connections at once, even if a request is arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  server.off('request', hold)
  for (const listener of listeners) server.on('request', listener)
  for (const pair of held) server.emit('request', ...pair)
  return () => closed
}

/** Node accepts one connection in a turn, so if none came in a turn, none waits. */
async function acceptWaiting(server: Server): Promise<void> {
  let isQuiet = false
  const note = () => void (isQuiet = false)
  server.on('connection', note)
  for (let turn = 0; turn < mostTurns && !isQuiet; turn += 1) {
    isQuiet = true
    await nextTurn()
  }
  server.off('connection', note)
}
