import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { files } from './composing.ts'

/** An upload as the service received it: the form as text, and a header that must not be there. */
type Received = { body: string; authorization: string | undefined }

/** A media service on another origin, with one picture. It refuses files named `refused…`. */
export async function hostedService() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void (async () => {
      // The browser sends a preflight request first.
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-methods', 'POST')
      if (request.method === 'GET')
        return response.setHeader('content-type', 'image/webp').end(await readFile(files.wide))
      if (request.method !== 'POST') return response.end()
      const chunks: Buffer[] = []
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const { authorization } = request.headers
      const body = Buffer.concat(chunks).toString('latin1')
      response.setHeader('content-type', 'application/json')
      if (body.includes('filename="refused')) {
        return response.writeHead(400).end(JSON.stringify({ error: { message: 'Upload preset not found' } }))
      }
      received.push({ body, authorization })
      response.end(JSON.stringify({ secure_url: `${origin}/v1/picture.webp` }))
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, received, stop }
}
