import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { rareLine } from './rareLine.ts'

/** How many requests may wait on a connection for the answers to those before them. Browsers and proxies send none ahead. */
export const mostWaiting = 10

const unanswered = new WeakMap<Socket, number>()

/** Whether a request of this connection has not been answered yet. */
export const isAnswering = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/**
 * Hands the requests of a connection to `listener` one after another, each when the answer before it has been sent, and
 * none once the connection has gone. So the `close` of a response that was begun always comes, whatever waits for it: Node
 * before 24 never tells a response that is queued behind another one that its connection has gone. A connection on which
 * more than `mostWaiting` wait is closed at once: all requests of one write come in one turn of the event loop.
 */
export function inTurn(listener: RequestListener, log: Logger): RequestListener {
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
    response.once('socket', () => {
      if (!socket.destroyed) listener(request, response)
    })
  }
}
