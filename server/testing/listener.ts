import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { AnswerError, type Data } from './person.ts'

type Options = { token?: string | undefined; headers?: Record<string, string> }

type Problem = ConstructorParameters<typeof AnswerError>[0]
type Result = { data?: Data | null; errors?: readonly Problem[] }

export class Listener {
  readonly #client: Client
  readonly closed: Promise<{ code: number; reason: string }>

  constructor(url: string, { token, headers = {} }: Options = {}) {
    class Socket extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol, { headers })
      }
    }
    let onClosed: (event: unknown) => void = () => {}
    this.closed = new Promise((resolve) => (onClosed = resolve as typeof onClosed))
    this.#client = createClient({
      url: url.replace(/^http/, 'ws'),
      webSocketImpl: Socket,
      retryAttempts: 0,
      ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
      on: { closed: (event) => onClosed(event) },
    })
  }

  /** Subscribes. With its first message the server says that it listens. */
  subscribe(query: string, variables: Data = {}, extensions: Data = {}): Messages {
    return new Messages(this.#client.iterate<Data>({ query, variables, extensions }))
  }

  async leaves(): Promise<void> {
    await this.#client.dispose()
  }
}

class Messages {
  readonly #results: AsyncIterator<unknown>

  constructor(results: AsyncIterator<unknown>) {
    this.#results = results
  }

  /** The data of the next message; null at the end. Throws AnswerError, or why the socket closed. */
  async next(): Promise<Data | null> {
    const { value, done } = await this.#results.next().catch((thrown: unknown) => {
      throw Array.isArray(thrown) ? new AnswerError(thrown[0] as Problem) : thrown
    })
    if (done) return null
    const { data, errors } = value as Result
    if (errors?.[0]) throw new AnswerError(errors[0])
    return Object.values(data ?? {})[0] as Data
  }

  async until(isWanted: (message: Data) => boolean): Promise<Data> {
    for (let message = await this.next(); message; message = await this.next()) if (isWanted(message)) return message
    throw new Error('The subscription ended.')
  }

  async ends(): Promise<void> {
    await this.#results.return?.()
  }
}
