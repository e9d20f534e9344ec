import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'

type Answer = { status: number; connection: string | undefined }

const body = JSON.stringify({ query: '{ posts(first: 5) { edges { node { id content } } } }' })

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
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
      return answers
    } finally {
      this.#agent.destroy()
    }
  }

  #asks(options: RequestOptions, content = ''): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port: this.#port, agent: this.#agent, ...options }
      const sent = request(target, (response: IncomingMessage) => {
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
        response.resume()
      })
      sent.on('error', reject)
      sent.end(content)
    })
  }
}
