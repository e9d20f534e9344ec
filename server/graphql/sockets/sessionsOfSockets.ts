import { onSessionEnd } from '../../auth/sessionCache.ts'
import { authenticate, sessionOf } from '../../auth/sessions.ts'
import type { Config } from '../../config.ts'
import type { Viewer } from '../../context.ts'
import { commonErrors } from '../../errors.ts'
import { type Connection, closings } from './connection.ts'
import { Tally } from '../../tally.ts'

/** Closes sockets when their session ends. */
export class SessionsOfSockets {
  readonly #config: Config
  readonly #bySession = new Map<string, Set<Connection>>()
  readonly #ofAccounts: Tally
  readonly #stopListening: () => void

  constructor(config: Config) {
    this.#config = config
    this.#ofAccounts = new Tally(config.mostSocketsOfAccount)
    this.#stopListening = onSessionEnd((sessionId) => this.#end(sessionId))
  }

  /** Gives a socket to the token's account, or without a token to a guest. Returns why it must be closed, or null. */
  async enter(connection: Connection, token: unknown): Promise<(typeof closings)[keyof typeof closings] | null> {
    if (token === undefined || token === null || token === '') return null
    const header = typeof token === 'string' ? token : undefined
    const sessionId = sessionOf(header, this.#config)
    if (sessionId === null) return closings.sessionEnded
    // This comes before the session is read, so that no end is missed.
    this.#note(sessionId, connection)
    const { viewer, refusal } = await authenticate(header, this.#config)
    if (!viewer) {
      if (refusal === commonErrors.ACCOUNT_SUSPENDED) return closings.suspended
      return refusal === commonErrors.ACCOUNT_WAITING ? closings.waiting : closings.sessionEnded
    }
    if (connection.socket.readyState !== connection.socket.OPEN) return null
    const key = keyOf(viewer)
    if (!this.#ofAccounts.add(key)) return closings.later
    connection.socket.once('close', () => this.#ofAccounts.remove(key))
    connection.viewer = viewer
    return null
  }

  stop(): void {
    this.#stopListening()
  }

  #note(sessionId: string, connection: Connection): void {
    const connections = this.#bySession.get(sessionId) ?? new Set()
    this.#bySession.set(sessionId, connections.add(connection))
    connection.socket.once('close', () => {
      connections.delete(connection)
      if (connections.size === 0) this.#bySession.delete(sessionId)
    })
  }

  /** Null means that sessions may have ended unseen: then all clients must connect again. */
  #end(sessionId: string | null): void {
    if (sessionId !== null) {
      for (const connection of this.#bySession.get(sessionId) ?? []) connection.close(closings.sessionEnded)
      return
    }
    for (const connections of this.#bySession.values())
      for (const connection of connections) connection.close(closings.restart)
  }
}

/** A whole class may share a demo account. */
const keyOf = ({ id, sessionId, isDemo }: Viewer) => (isDemo ? `session:${sessionId}` : `account:${id}`)
