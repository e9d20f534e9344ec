import { type Socket, connect } from 'node:net'
import { once } from 'node:events'
import { urlOf } from './testServer.ts'

export class RawConnection {
  readonly #socket: Socket
  #received = ''

  private constructor(socket: Socket, isRead: boolean) {
    this.#socket = socket
    socket.on('error', () => {})
    if (isRead) socket.on('data', (chunk: Buffer) => (this.#received += chunk.toString('latin1')))
  }

  /** Without `isRead`, the client reads nothing that arrives. With `staysOpen`, it does not close when the server does. */
  static async open({
    port = Number(new URL(urlOf('/')).port),
    isRead = true,
    staysOpen = false,
  } = {}): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: staysOpen })
    await once(socket, 'connect')
    return new RawConnection(socket, isRead)
  }

  /** Resolves when the system has taken everything, or the connection has closed. */
  async sends(content: string | Buffer): Promise<void> {
    await new Promise<unknown>((resolve) => this.#socket.write(content, resolve))
  }

  async statusLine(): Promise<string> {
    while (!this.#received.includes('\r\n')) {
      if (this.#socket.closed) return this.#received
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'close')])
    }
    return this.#received.split('\r\n', 1)[0] ?? ''
  }

  async untilClosed(): Promise<string> {
    if (!this.#socket.closed) await once(this.#socket, 'close')
    return this.#received
  }

  /** Sends bytes until that fails. */
  async untilBroken(): Promise<boolean> {
    while (!this.#socket.errored && !this.#socket.destroyed) await this.sends('x')
    return true
  }

  leaves(): void {
    this.#socket.destroy()
  }
}
