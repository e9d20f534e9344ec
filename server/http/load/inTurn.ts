import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { rareLine } from './rareLine.ts'

/** How many requests may wait on a connection for the answers to those before them. Browsers and proxies send none ahead. */
export const mostWaiting = 10

const unanswered = new WeakMap<Socket, number>()

/** Whether a request of this connection has not been answered yet. */
export const isAnswering = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/**
 * A server whose every request comes to `listener`: also one without a Host header or with an unknown `Expect`, which
 * Node would answer by itself, without a bound. It looks for slow clients every `checkingMs`.
 */
export function serverInTurn(listener: RequestListener, log: Logger, checkingMs?: number): Server {
  const options = { requireHostHeader: false, connectionsCheckingInterval: checkingMs }
  const server = createServer(options, inTurn(listener, log))
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connection', endParsingOnceDestroyed)
  return server
}

/**
 * Hands the requests of a connection to `listener` one after another, each when the answer before it has been sent and
 * other connections had their turn, and none once the connection has gone. So the `close` of a response that was begun
 * always comes, whatever waits for it: Node before 24 never tells a response that is queued behind another one that its
 * connection has gone. A connection on which more than `mostWaiting` wait is closed at once: all requests of one write
 * come in one turn of the event loop.
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

type Parser = { onIncoming?: ((request: IncomingMessage, isKept: boolean) => number) | null }

/**
 * Node reads 64 KiB at a time and parses all requests in it, also when the first destroyed the connection: thousands,
 * each of which costs an error. An answer other than 0, 1 or 2 ends that. Node documents neither `parser` nor
 * `onIncoming`; without them only the time would be lost again, which a test would show.
 */
function endParsingOnceDestroyed(socket: Socket & { parser?: Parser | null }): void {
  const { parser } = socket
  const handle = parser?.onIncoming
  if (!parser || !handle) return
  parser.onIncoming = (request, isKept) => {
    const answer = handle(request, isKept)
    return socket.destroyed ? -1 : answer
  }
}
