import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Contender = { address: string; stop: () => void }

export async function serve(listener: RequestListener): Promise<Contender> {
  const server = createServer(listener).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://localhost:${port}`, stop }
}

export function forward(address: string, asked: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = asked
  const onward = request(new URL(url, address), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  asked.pipe(onward)
}
