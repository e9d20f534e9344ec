import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { TrustsProxy } from '../../network/trustedProxies.ts'
import { isAnswering } from './inTurn.ts'
import { rareLine } from './rareLine.ts'
import { boundUnfinished } from './unfinished.ts'

/**
 * How long a client may take, in milliseconds: for headers, a whole request (the largest upload over a slow line),
 * between requests (longer than the 60 s of proxies), and to read a response.
 */
const usualTimes = { headers: 15_000, request: 150_000, idle: 65_000, unread: 30_000 }

/** How often Node looks for clients that take longer. */
export const checkingMs = 2_000

/** Connections beyond the limit that still get a 503; those beyond these are closed at once. */
export const spare = 100

/** Idle connections are closed for the sake of new ones at most this often. */
const clearingMs = 1_000

type Options = {
  most: number
  /** How many of them may wait for no answer; see `boundUnfinished`. */
  mostOfAddress: number
  trustsProxy: TrustsProxy
  log: Logger
  times?: typeof usualTimes
}

/** Closes connections on which a client takes too long, and bounds their number. */
export function boundConnections(server: Server, options: Options): void {
  const { most, mostOfAddress, trustsProxy, log, times = usualTimes } = options
  server.headersTimeout = times.headers
  server.requestTimeout = times.request
  server.keepAliveTimeout = times.idle
  endStalled(server, times.unread)
  boundUnfinished(server, { most: mostOfAddress, trustsProxy, close: closeForOthers, log })
  refuseSurplus(server, most, log)
}

/** A socket without any progress is closed, unless it waits for an answer that is being made. */
function endStalled(server: Server, unreadMs: number): void {
  server.setTimeout(unreadMs, (socket) => {
    if (!isAnswering(socket) || socket.writableLength > 0) socket.destroy()
  })
}

const surplus = new WeakSet<Socket>()
const leaving = new WeakMap<Socket, () => void>()

/** Whether a connection is beyond the limit. */
export const isSurplus = (socket: Socket) => surplus.has(socket)

/** Counts a connection no longer: it has become a WebSocket, which has limits of its own. */
export function releaseConnection(socket: Socket): void {
  leaving.get(socket)?.()
  leaving.delete(socket)
}

/** Makes room at once: the connection that comes now counts before this one's `close`. */
function closeForOthers(socket: Socket): void {
  releaseConnection(socket)
  socket.destroy()
}

function refuseSurplus(server: Server, most: number, log: Logger): void {
  const say = rareLine(log, 'Too many connections: new ones were refused')
  let open = 0
  let clearedAt = -Infinity
  server.on('connection', (socket: Socket) => {
    open += 1
    leaving.set(socket, () => (open -= 1))
    socket.once('close', () => releaseConnection(socket))
    if (open <= most) return
    say()
    if (open > most + spare) return void socket.destroy()
    surplus.add(socket)
    if (performance.now() - clearedAt < clearingMs) return
    clearedAt = performance.now()
    server.closeIdleConnections()
  })
}

/** Refuses requests on connections beyond the limit, and closes these. */
export function refusingSurplus(listener: RequestListener, refuse: RequestListener): RequestListener {
  return (request, response) => {
    if (!surplus.has(request.socket)) return listener(request, response)
    response.setHeader('connection', 'close')
    refuse(request, response)
  }
}
