import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { TrustsProxy } from '../../network/trustedProxies.ts'
import { isAnswering } from './inTurn.ts'
import { rareLine } from './rareLine.ts'
import { boundUnfinished } from './unfinished.ts'

/** In milliseconds. `request` fits the largest upload over a slow line; `idle` is longer than the 60 s of proxies. */
const usualTimes = { headers: 15_000, request: 150_000, idle: 65_000, unread: 30_000 }

export const checkingMs = 2_000

/** How many connections beyond the limit still get a 503; others are closed at once. */
export const spare = 100

/** Idle connections are closed for new ones at most this often. */
const clearingMs = 1_000

type Options = {
  most: number
  mostOfAddress: number
  trustsProxy: TrustsProxy
  log: Logger
  /** Called for each connection that is closed because there are too many. */
  hit(limit: string): void
  times?: typeof usualTimes
}

/** Bounds the number of connections, and closes those on which a client takes too long. */
export function boundConnections(server: Server, options: Options): void {
  const { most, mostOfAddress, trustsProxy, log, hit, times = usualTimes } = options
  server.headersTimeout = times.headers
  server.requestTimeout = times.request
  server.keepAliveTimeout = times.idle
  endStalled(server, times.unread)
  const closeIdle = boundUnfinished(server, { most: mostOfAddress, trustsProxy, close: closeForOthers(hit), log })
  refuseSurplus(server, { most, log, hit, closeIdle })
}

/** Closes a socket without progress, unless it waits for an answer. */
function endStalled(server: Server, unreadMs: number): void {
  server.setTimeout(unreadMs, (socket) => {
    if (!isAnswering(socket) || socket.writableLength > 0) socket.destroy()
  })
}

const surplus = new WeakSet<Socket>()
const leaving = new WeakMap<Socket, () => void>()

export const isSurplus = (socket: Socket) => surplus.has(socket)

/** Stops counting a connection that became a WebSocket, because WebSockets have their own limits. */
export function releaseConnection(socket: Socket): void {
  leaving.get(socket)?.()
  leaving.delete(socket)
}

/** Stops counting this connection at once, because the new one counts before this one's `close` event. */
const closeForOthers = (hit: Options['hit']) => (socket: Socket) => {
  hit('CONNECTIONS_PER_ADDRESS')
  releaseConnection(socket)
  socket.destroy()
}

type Surplus = Pick<Options, 'most' | 'log' | 'hit'> & { closeIdle(): void }

function refuseSurplus(server: Server, { most, log, hit, closeIdle }: Surplus): void {
  const say = rareLine(log, 'Too many connections: new ones were refused')
  let open = 0
  let clearedAt = -Infinity
  server.on('connection', (socket: Socket) => {
    open += 1
    leaving.set(socket, () => (open -= 1))
    socket.once('close', () => releaseConnection(socket))
    if (open <= most) return
    say()
    hit('MAX_CONNECTIONS')
    if (open > most + spare) return void socket.destroy()
    surplus.add(socket)
    if (performance.now() - clearedAt < clearingMs) return
    clearedAt = performance.now()
    closeIdle()
  })
}

export function refusingSurplus(listener: RequestListener, refuse: RequestListener): RequestListener {
  return (request, response) => {
    if (!surplus.has(request.socket)) return listener(request, response)
    response.setHeader('connection', 'close')
    refuse(request, response)
  }
}
