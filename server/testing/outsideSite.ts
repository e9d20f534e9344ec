import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse) => void

export class OutsideSite {
  readonly pages = new Map<string, Answer>()
  readonly heard: IncomingMessage[] = []
  readonly #server = createServer((request, response) => {
    this.heard.push(request)
    const answer = this.pages.get(request.url ?? '')
    if (answer) answer(response)
    else response.writeHead(404).end()
  })

  /** Returns settings with which a server may read it, however slow a busy machine is. */
  async start(): Promise<Record<string, string>> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return { LINK_CARDS: 'true', LINK_CARDS_ORIGINS: this.origin, LINK_CARDS_TIMEOUT_MS: '60000' }
  }

  get origin(): string {
    return new URL(this.urlOf('')).origin
  }

  urlOf(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${path}`
  }

  says(path: string, body: string | Buffer, headers: Record<string, string> = { 'content-type': 'text/html' }): string {
    this.pages.set(`/${path}`, (response) => response.writeHead(200, headers).end(body))
    return this.urlOf(path)
  }

  leads(path: string, location: string): string {
    this.pages.set(`/${path}`, (response) =>
      response.writeHead(302, { location, 'set-cookie': 'track=1; Path=/' }).end(),
    )
    return this.urlOf(path)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
