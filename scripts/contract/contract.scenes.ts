import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptyDatabase, urlOf, useServer } from '../../server/testing/testServer.ts'
import { runContract } from './runContract.ts'

function rewording(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request
  const plain = { ...headers, 'accept-encoding': 'identity' }
  const onward = forward(urlOf(request.url ?? '/'), { method, headers: plain }, (answer) => void send(answer, response))
  request.pipe(onward)
}

async function send(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = Buffer.concat(await answer.toArray()).toString('utf8')
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
  response.writeHead(answer.statusCode ?? 500, kept).end(text.replace('The token is invalid.', 'Who are you?'))
}

describe('the contract', () => {
  // One rule of the contract is the limit of wrong passwords.
  useServer({ RATE_LIMITS: 'true' })

  it('holds for our server, rule by rule', async () => {
    await emptyDatabase()
    const outcomes = await runContract(urlOf('/api'))
    expect(outcomes.filter(({ failure }) => failure !== null)).toEqual([])
    expect(outcomes.length).toBeGreaterThan(30)
  })

  it('does not hold for a server whose 401 has another message', async () => {
    await emptyDatabase()
    const proxy = createServer(rewording).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const outcomes = await runContract(`http://127.0.0.1:${port}/api`)
    proxy.close()
    expect(outcomes.filter(({ failure }) => failure !== null).map(({ rule }) => rule)).toEqual([
      'Token · missing, malformed or foreign: 401 on every call that needs one',
    ])
  })
})
