import type { WebSocket } from 'ws'
import type { Guest, Viewer } from '../../context.ts'

/** Codes of the protocol, or codes of WebSocket after which clients connect again. */
export const closings = {
  // After 4401, graphql-ws clients do not connect again with their newest token.
  sessionEnded: [4403, 'The session has ended'],
  suspended: [4403, 'This account is suspended'],
  waiting: [4403, 'This account is not let in yet'],
  wrong: [4400, 'Invalid message received'],
  taken: [4409, 'An operation with this id has not ended'],
  internal: [4500, 'Internal server error'],
  idle: [1000, 'Idle'],
  restart: [1012, 'Service restart'],
  later: [1013, 'Try again later'],
} as const

/** In bytes. */
const mostUnread = 1_000_000

/** A socket without a subscription is closed after this many checks in a row. */
const mostIdle = 2

let count = 0

export class Connection {
  readonly number = count++
  readonly socket: WebSocket
  readonly guest: Guest
  viewer: Viewer | null = null
  /** The ids of the subscriptions that were started and have not ended, also of those that the client has completed. */
  readonly running = new Set<string>()
  #idleChecks = 0
  #hasAnswered = true

  constructor(socket: WebSocket, guest: Guest) {
    this.socket = socket
    this.guest = guest
    socket.on('pong', () => (this.#hasAnswered = true))
  }

  close([code, reason]: (typeof closings)[keyof typeof closings]): void {
    this.socket.close(code, reason)
  }

  /** Resolves when the system has taken the message, so that a slow reader gets no more until then. */
  send(message: string): Promise<void> {
    const { socket } = this
    if (socket.readyState !== socket.OPEN || this.endIfUnread()) return Promise.resolve()
    // If the client has left, that is no error.
    return new Promise((resolve) => socket.send(message, () => resolve()))
  }

  /** Ends the connection of a client that keeps asking but does not read. */
  endIfUnread(): boolean {
    if (this.socket.bufferedAmount <= mostUnread) return false
    this.socket.terminate()
    return true
  }

  /** Ends the connection if the client ignored the last ping or has no subscription. Otherwise sends a ping. */
  check(): void {
    if (!this.#hasAnswered) return this.socket.terminate()
    this.#idleChecks = this.running.size > 0 ? 0 : this.#idleChecks + 1
    if (this.#idleChecks > mostIdle) return this.close(closings.idle)
    this.#hasAnswered = false
    this.socket.ping()
  }
}
