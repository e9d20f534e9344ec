import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

/** A way to the database that can be made to swallow everything, as a server that hangs or a network that drops packets does. */
const way = { sockets: new Set<Socket>(), server: undefined as Server | undefined, isSilent: false }
const directUri = new URL(process.env['TEST_MONGODB_URI'] ?? '')

beforeAll(async () => {
  way.server = createServer((near) => {
    const far = connect(Number(directUri.port), directUri.hostname)
    if (!way.isSilent) near.pipe(far).pipe(near)
    for (const socket of [near, far]) way.sockets.add(socket.on('error', () => {}))
  })
  await new Promise<void>((resolve) => way.server?.listen(0, '127.0.0.1', resolve))
  const { port } = way.server.address() as AddressInfo
  process.env['TEST_MONGODB_URI'] = `mongodb://127.0.0.1:${port}/?directConnection=true`
})
// Before the database is dropped it has to be found again.
afterAll(async () => {
  way.isSilent = false
  cutOff()
  while ((await fetch(urlOf('/readyz'))).status !== 200);
})
useServer({ DATABASE_TIMEOUT_MS: '5000' })
afterAll(() => {
  cutOff()
  way.server?.close()
})

const cutOff = () => way.sockets.forEach((socket) => socket.destroy())

function fallSilent(): void {
  way.isSilent = true
  for (const socket of way.sockets) socket.unpipe().pause()
}

/** How many seconds a GraphQL response asks its client to wait. */
async function retryAfterOf(query: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })
  return response.headers.get('retry-after')
}

describe('a database that falls silent', () => {
  it('makes the server unready and reads busy, within their deadlines', async () => {
    const guest = new Person()
    expect((await fetch(urlOf('/readyz'))).status).toBe(200)
    fallSilent()
    const answers = [
      fetch(urlOf('/readyz')).then(({ status }) => status),
      guest.asks('{ posts { edges { cursor } } }').catch(({ code }) => code),
      retryAfterOf('{ posts { edges { cursor } } }'),
      new Person({ token: 'nonsense' }).asks('{ viewer { id } }'),
    ]
    expect(await Promise.all(answers)).toEqual([503, 'BUSY', '1', { viewer: null }])
    expect((await fetch(urlOf('/healthz'))).status).toBe(200)
  })
})
