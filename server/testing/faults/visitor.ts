import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'

type Answer = { status: number; connection: string | undefined }

const body = JSON.stringify({ query: '{ posts(first: 5) { edges { node { id content } } } }' })

/** What went wrong with a connection before its first answer. */
class NewConnectionError extends Error {
  readonly code: string | undefined

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause })
    this.code = cause.code
  }
}

const isRefusal = (error: unknown) => error instanceof NewConnectionError && error.code === 'ECONNREFUSED'

/** Somebody who reads over one connection, kept open between requests for as long as the server allows it. */
export class Visitor {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** Asks for a path. Rejects when the connection is cut. */
  gets(path: string): Promise<Answer> {
    return this.#asks({ path })
  }

  /** Reads the newest posts. */
  reads(): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return this.#asks({ path: '/graphql', method: 'POST', headers }, body)
  }

  /** Reads again and again, over a new connection where the last one was closed, until nobody listens any longer. */
  async readsUntilRefused(): Promise<Answer[]> {
    const answers: Answer[] = []
    try {
      for (;;) answers.push(await this.reads())
    } catch (error) {
      if (!isRefusal(error) && !(await this.#isRefusedNow(error))) throw error
      return answers
    } finally {
      this.#agent.destroy()
    }
  }

  /**
   * Whether a new connection was reset because nobody listens any longer: the system may accept one that the server, while
   * it closes, never sees.
   */
  async #isRefusedNow(error: unknown): Promise<boolean> {
    const isReset = error instanceof NewConnectionError && error.code === 'ECONNRESET'
    return isReset && this.reads().then(() => false, isRefusal)
  }

  #asks(options: RequestOptions, content = ''): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: this.#port, agent: this.#agent, ...options }
      const sent = request(target, (response: IncomingMessage) => {
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
        response.resume()
      })
      sent.on('error', (error) => reject(sent.reusedSocket ? error : new NewConnectionError(error)))
      sent.end(content)
    })
  }
}
