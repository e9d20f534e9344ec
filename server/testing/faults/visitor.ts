import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'

type Answer = { status: number; connection: string | undefined }

const body = JSON.stringify({ query: '{ posts(first: 5) { edges { node { id content } } } }' })

/** A connection failed before its first answer. */
class NewConnectionError extends Error {
  readonly code: string | undefined

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause })
    this.code = cause.code
  }
}

const isRefusal = (error: unknown) => error instanceof NewConnectionError && error.code === 'ECONNREFUSED'

/** A reader with one connection, which stays open between requests if the server allows. */
export class Visitor {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** Rejects when the connection breaks. */
  gets(path: string): Promise<Answer> {
    return this.#asks({ path })
  }

  reads(): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return this.#asks({ path: '/graphql', method: 'POST', headers }, body)
  }

  /** Reads until nobody listens, over a new connection whenever one was closed. */
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

  /** While the server closes, the system still accepts connections and resets them: the server never sees them. */
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
