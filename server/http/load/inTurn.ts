import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { rareLine } from './rareLine.ts'

/** How many requests may wait on one connection. Browsers and proxies send none ahead. */
export const mostWaiting = 10

const unanswered = new WeakMap<Socket, number>()

export const isAnswering = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/** Passes every request to `listener`, also those that Node would otherwise answer itself, without a limit. */
export function serverInTurn(listener: RequestListener, log: Logger, checkingMs?: number): Server {
  const options = { requireHostHeader: false, connectionsCheckingInterval: checkingMs }
  const server = createServer(options, inTurn(listener, log))
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connection', correctParsing)
  return server
}

/**
 * Passes a connection's requests on one by one, so that other connections get their turn, and none after it has closed.
 * Before version 24, Node does not tell a waiting response that its connection closed. The requests of one write arrive
 * in one turn, so more than `mostWaiting` close the connection.
 */
function inTurn(listener: RequestListener, log: Logger): RequestListener {
  const say = rareLine(log, 'Connections were closed on which too many requests waited')
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > 1 + mostWaiting) {
      say()
      return void socket.destroy()
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1))
    if (response.socket) return listener(request, response)
    const begin = () => {
      if (!socket.destroyed) listener(request, response)
    }
    response.once('socket', () => setImmediate(begin))
  }
}

type Incoming = IncomingMessage & { upgrade?: boolean }
type Parser = { onIncoming?: ((request: Incoming, isKept: boolean) => number) | null }

export const wantsWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Node parses all requests in 64 KiB even after the first one destroyed the connection; an unknown return value stops
 * that. And because this server takes upgrades, Node would drop the body of a request that offers another protocol than
 * WebSocket, such as HTTP/2. `parser` and `onIncoming` are undocumented; without them, only time and these are lost.
 */
function correctParsing(socket: Socket & { parser?: Parser | null }): void {
  const { parser } = socket
  const handle = parser?.onIncoming
  if (!parser || !handle) return
  parser.onIncoming = (request, isKept) => {
    if (request.headers.upgrade && !wantsWebSocket(request)) request.upgrade = false
    const answer = handle(request, isKept)
    return socket.destroyed ? -1 : answer
  }
}
