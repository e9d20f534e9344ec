import { Agent, type IncomingMessage, request } from 'node:http'

export type Answer = { data: Record<string, unknown>; code?: undefined } | { data?: undefined; code: string }

/** Further requests wait for a free connection. */
const mostConnections = 128

/** A light GraphQL client that plays hundreds of users of a server that may be killed. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: mostConnections })
  #port: number

  constructor(port: number) {
    this.#port = port
  }

  moveTo(port: number): void {
    this.#port = port
  }

  /** Rejects if no answer comes; the operation may have run all the same. */
  async ask(query: string, variables: object, token?: string): Promise<Answer> {
    const body = await this.#post(JSON.stringify({ query, variables }), token)
    const { data, errors } = JSON.parse(body) as {
      data: Record<string, unknown>
      errors?: { extensions: { code: string } }[]
    }
    const code = errors?.[0]?.extensions.code
    return code === undefined ? { data } : { code }
  }

  close(): void {
    this.#agent.destroy()
  }

  #post(body: string, token: string | undefined): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authorization: token }),
    }
    const target = {
      host: '127.0.0.1',
      port: this.#port,
      path: '/graphql',
      method: 'POST',
      agent: this.#agent,
      headers,
    }
    return new Promise((resolve, reject) => {
      const sent = request(target, (response) => resolve(textOf(response)))
      sent.on('error', reject)
      sent.end(body)
    })
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
