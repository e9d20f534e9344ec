import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { endsWithin } from '../endsWithin.ts'
import { appPageAt } from '../pages/appPages.ts'
import { appOf } from '../testing/appOf.ts'
import { builtClient } from '../testing/builtClient.ts'
import { signsUp } from '../testing/cast.ts'
import { freePort } from '../testing/freePort.ts'
import { Person } from '../testing/person.ts'
import { scraped } from '../testing/scraped.ts'
import { testContext } from '../testing/testContext.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { isOutage, watchOutages } from './outage.ts'

/** A proxy in front of the database. It can stop forwarding, as if the server hung or the network broke. */
const way = { sockets: new Set<Socket>(), server: undefined as Server | undefined, isSilent: false }
const directUri = new URL(process.env['TEST_MONGODB_URI'] ?? '')

async function startWay(): Promise<void> {
  way.server = createServer((near) => {
    const far = connect(Number(directUri.port), directUri.hostname)
    if (!way.isSilent) near.pipe(far).pipe(near)
    for (const socket of [near, far]) way.sockets.add(socket.on('error', () => {}))
  })
  await new Promise<void>((resolve) => way.server?.listen(0, '127.0.0.1', resolve))
  const { port } = way.server.address() as AddressInfo
  process.env['TEST_MONGODB_URI'] = `mongodb://127.0.0.1:${port}/?directConnection=true`
}

const ends: (() => unknown)[] = []

// The server that uses it stops before.
afterAll(async () => {
  cutOff()
  way.server?.close()
  for (const end of ends) await end()
})

const lines: { level: number; msg: string }[] = []
const log = pino(
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as (typeof lines)[number])
      done()
    },
  }),
)

const cutOff = () => way.sockets.forEach((socket) => socket.destroy())

function fallSilent(): void {
  way.isSilent = true
  for (const socket of way.sockets) socket.unpipe().pause()
}

/** Asked without a pause, the server would have the processor to itself. */
async function statusSoon(): Promise<number> {
  await sleep(10)
  return (await fetch(urlOf('/readyz'))).status
}

async function retryAfterOf(query: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(urlOf('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) })
  return response.headers.get('retry-after')
}

async function seenAt(url: string): Promise<object> {
  const response = await fetch(url)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}
const busyPage = { status: 503, retryAfter: '1', text: expect.stringContaining('for guests') as string }
const busyPicture = { status: 503, retryAfter: '1', text: '{"errors":["The service is busy, please try again."]}' }

/** An app with a client that is built, which could render pages. */
async function startPages(): Promise<string> {
  const { modules } = appPageAt('/post/one', new URLSearchParams(), 'guest')
  const client = await builtClient({ modules, hasRenderer: true })
  const server = createHttpServer(appOf(client, { ...testContext(), log })).listen(0, '127.0.0.1')
  ends.push(
    () => server.close(),
    () => rm(client, { recursive: true }),
  )
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What the server last saw of its database holds for a second. */
async function untilUnready(): Promise<number> {
  for (;;) {
    const status = await statusSoon()
    if (status !== 200) return status
  }
}

let metricsPort = 0

describe('a database that stops answering', () => {
  useServer(async () => {
    await startWay()
    metricsPort = await freePort()
    return { DATABASE_TIMEOUT_MS: '5000', METRICS_PORT: String(metricsPort) }
  })
  afterAll(() => void (process.env['TEST_MONGODB_URI'] = directUri.href))

  it('makes the server unready, and reads and writes busy, within their deadlines', async () => {
    const guest = new Person()
    const alice = await signsUp('alice')
    const pages = await startPages()
    watchOutages(log)
    expect((await fetch(urlOf('/readyz'))).status).toBe(200)
    fallSilent()
    const answers = Promise.all([
      untilUnready(),
      guest.asks('{ posts { edges { cursor } } }').catch(({ code }) => code),
      retryAfterOf('{ posts { edges { cursor } } }'),
      seenAt(`${pages}/post/one`),
      seenAt(urlOf(`/media/${'a'.repeat(22)}.webp`)),
      alice.posts('Is anybody there?').catch(({ code }) => code),
      new Person({ token: 'nonsense' }).asks('{ viewer { id } }'),
    ])
    expect(await endsWithin(9_000, answers)).toBe(true)
    expect(await answers).toEqual([503, 'BUSY', '1', busyPage, busyPicture, 'BUSY', { viewer: null }])
    expect((await fetch(urlOf('/healthz'))).status).toBe(200)
  })

  it('is missing from the metrics, which come nevertheless', async () => {
    const metrics = scraped(metricsPort)
    expect(await endsWithin(5_000, metrics)).toBe(true)
    const names = [...(await metrics).values.keys()].filter((name) => name.startsWith('linnet_'))
    expect(names).toContain('linnet_open_sockets')
    expect(names).not.toContain('linnet_cdn_purges_waiting')
  })

  it('is logged once, and once again when it returns', async () => {
    while (!isOutage()) await statusSoon()
    way.isSilent = false
    cutOff()
    while (isOutage()) await statusSoon()
    // Until it is known, each answer has a line.
    const others = lines.filter(({ msg }) => msg !== 'answered BUSY')
    expect(others.map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'The database does not answer: requests that need it get 503'],
      [40, 'The database answers again'],
    ])
    while ((await statusSoon()) !== 200);
  })
})
