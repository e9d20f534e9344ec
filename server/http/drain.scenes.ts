import { once } from 'node:events'
import { Agent, type IncomingMessage, type ServerResponse, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drain } from './drain.ts'

async function serverAndClient() {
  const held: ServerResponse[] = []
  const server = createServer((_request, response) => void held.push(response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => resolve(answer.resume())).on('error', reject)
    })
  const letGo = async () => {
    while (held.length === 0) await once(server, 'request')
    held.shift()?.end('done')
  }
  return { server, ask, letGo }
}

describe('a stopping server', () => {
  it('answers requests in flight and tells later ones to close the connection', async () => {
    const { server, ask, letGo } = await serverAndClient()
    const inFlight = ask()
    await once(server, 'request')
    const drained = drain(server)
    const next = ask()
    await letGo()
    expect((await inFlight).statusCode).toBe(200)
    await letGo()
    expect((await next).headers.connection).toBe('close')
    await drained
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('does not wait for idle connections', async () => {
    const { server, ask, letGo } = await serverAndClient()
    const inFlight = ask()
    await once(server, 'request')
    const drained = drain(server)
    await letGo()
    await inFlight
    await drained
  })
})
