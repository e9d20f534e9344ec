import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** Plays a CDN that is told which addresses to forget. */
export class PurgeHook {
  status = 200
  /** Every address in a request, whatever the answer to it was. */
  readonly heard = new Set<string>()
  readonly authorizations = new Set<string | undefined>()
  /** The largest number of addresses in one request. */
  most = 0
  #wake = () => {}
  readonly #server = createServer((request, response) => {
    void json(request).then((body) => {
      const { files } = body as { files: string[] }
      for (const address of files) this.heard.add(address)
      this.authorizations.add(request.headers.authorization)
      this.most = Math.max(this.most, files.length)
      response.writeHead(this.status, { location: '/elsewhere' }).end()
      this.#wake()
    })
  })

  async start(): Promise<{ MEDIA_URL: string; MEDIA_PURGE_URL: string; MEDIA_PURGE_SECRET: string }> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    const { port } = this.#server.address() as AddressInfo
    return {
      MEDIA_URL: 'https://cdn.example.org',
      MEDIA_PURGE_URL: `http://127.0.0.1:${port}/purge`,
      MEDIA_PURGE_SECRET: 'a-secret-of-the-hook',
    }
  }

  async hears(addresses: readonly string[]): Promise<void> {
    while (!addresses.every((address) => this.heard.has(address)))
      await new Promise<void>((resolve) => (this.#wake = resolve))
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
