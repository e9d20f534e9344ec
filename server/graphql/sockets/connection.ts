import type { WebSocket } from 'ws'
import type { Context, Viewer } from '../../context.ts'

/** How sockets are closed: with codes of the protocol, or with those of WebSocket after which clients connect again. */
export const closings = {
  // Clients of graphql-ws give up after 4401, and connect again after this one, with the token that they have by then.
  sessionEnded: [4403, 'The session has ended'],
  wrong: [4400, 'Invalid message received'],
  internal: [4500, 'Internal server error'],
  idle: [1000, 'Idle'],
  restart: [1012, 'Service restart'],
  later: [1013, 'Try again later'],
} as const

/** What a client may leave unread, in bytes. */
const mostUnread = 1_000_000

/** At how many checks in a row a socket may be without a subscription. */
const mostIdle = 2

/** What is known of a client before it names its account. */
export type Guest = Omit<Context, 'viewer' | 'refusal'>

let count = 0

/** One socket of a client. */
export class Connection {
  readonly number = count++
  readonly socket: WebSocket
  readonly guest: Guest
  viewer: Viewer | null = null
  /** By their ids, as graphql-ws keeps them. */
  subscriptions: object = {}
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

  /** Resolves when the system has taken the message, so that a slow reader gets no further ones meanwhile. */
  send(message: string): Promise<void> {
    const { socket } = this
    if (socket.readyState !== socket.OPEN || this.endIfUnread()) return Promise.resolve()
    // That the client has gone is no error.
    return new Promise((resolve) => socket.send(message, () => resolve()))
  }

  /** Ends the connection of a client that asks and asks, and reads nothing. */
  endIfUnread(): boolean {
    if (this.socket.bufferedAmount <= mostUnread) return false
    this.socket.terminate()
    return true
  }

  /** Ends the connection if its client has not answered the last ping, or subscribes to nothing; otherwise pings. */
  check(): void {
    if (!this.#hasAnswered) return this.socket.terminate()
    this.#idleChecks = Object.keys(this.subscriptions).length > 0 ? 0 : this.#idleChecks + 1
    if (this.#idleChecks > mostIdle) return this.close(closings.idle)
    this.#hasAnswered = false
    this.socket.ping()
  }
}
