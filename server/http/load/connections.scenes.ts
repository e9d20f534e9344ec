import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { RawConnection } from '../../testing/rawConnection.ts'
import { urlOf, useServer } from '../../testing/testServer.ts'
import { boundConnections, spare } from './connections.ts'
import { serverInTurn } from './inTurn.ts'
import { rareLine } from './rareLine.ts'

const most = 3
const settings = { MAX_CONNECTIONS: String(most) }

const hour = 3_600_000
const long = { headers: hour, request: hour, idle: hour, unread: hour }
/** For tests in which no 408 has to come first. */
const unread = 1_000
const short = { headers: 1_000, request: 1_000, idle: 100, unread: 2_000 }

async function impatientServer(
  listener: RequestListener,
  { isRead = true, times = {}, mostOfAddress = 1_000, isTrusted = false } = {},
) {
  const server = serverInTurn(listener, pino({ level: 'silent' }), 10)
  const log = pino({ level: 'silent' })
  boundConnections(server, {
    most,
    mostOfAddress,
    trustsProxy: () => isTrusted,
    log,
    hit: () => {},
    times: { ...short, ...times },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, connection: await RawConnection.open({ port, isRead }) }
}

const answersNothing: RequestListener = () => {}
const answersDone: RequestListener = (_request, response) => void response.end('done')

describe('when one address has too many connections,', () => {
  useServer(settings)

  const unfinished = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nslow'
  const opened = async (server: Server) => RawConnection.open({ port: (server.address() as AddressInfo).port })

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['a body', unfinished],
    ['nothing', ''],
  ])('the oldest that has sent %s is closed, and the others are served', async (_what, beginning) => {
    const { server, connection } = await impatientServer(answersDone, { times: long, mostOfAddress: 2 })
    await connection.sends(beginning)
    const second = await opened(server)
    const third = await opened(server)
    await connection.untilClosed()
    for (const each of [second, third]) {
      await each.sends('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
      expect(await each.untilClosed()).toMatch(/done$/)
    }
    server.close()
  })

  it('an idle one is closed before one with an incomplete request', async () => {
    const { server, connection } = await impatientServer(answersDone, { times: long, mostOfAddress: 2 })
    await connection.sends('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n')
    const resting = await opened(server)
    await resting.sends('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await resting.statusLine()
    const third = await opened(server)
    await resting.untilClosed()
    await connection.sends('\r\nok')
    expect(await connection.untilClosed()).toMatch(/done$/)
    third.leaves()
    server.close()
  })

  it('none is closed that waits for its answer, or comes through a trusted proxy', async () => {
    const waiting: ServerResponse[] = []
    const holds: RequestListener = (_request, response) => void waiting.push(response)
    const bounded = await impatientServer(holds, { times: long, mostOfAddress: 1 })
    await bounded.connection.sends('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    while (waiting.length === 0) await once(bounded.server, 'request')
    const others = [await opened(bounded.server), await opened(bounded.server)]
    await others[0]?.untilClosed()
    waiting[0]?.end('done')
    expect(await bounded.connection.untilClosed()).toMatch(/done$/)
    const trusting = await impatientServer(answersDone, { times: long, mostOfAddress: 1, isTrusted: true })
    others.push(await opened(trusting.server))
    await trusting.connection.sends('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(await trusting.connection.untilClosed()).toMatch(/done$/)
    for (const other of others) other.leaves()
    bounded.server.close()
    trusting.server.close()
  })
})

describe('a connection', () => {
  useServer(settings)

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nslow'],
  ])('over which %s never come to an end gets 408 and is closed', async (_what, beginning) => {
    const { server, connection } = await impatientServer(answersNothing)
    await connection.sends(beginning)
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 408 /)
    server.close()
  })

  it('is closed when it is idle between requests', async () => {
    const times = { ...long, idle: short.idle }
    const { server, connection } = await impatientServer(answersDone, { times })
    await connection.sends('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 200 /)
    server.close()
  })

  it('is closed when its client does not read the response', async () => {
    const begun: ServerResponse[] = []
    const { server, connection } = await impatientServer(
      (_request, response) => {
        begun.push(response)
        response.end(Buffer.alloc(64 * 1024 * 1024))
      },
      { isRead: false, times: { unread } },
    )
    await connection.sends('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    while (begun.length === 0) await once(server, 'request')
    if (!begun[0]?.closed) await once(begun[0] ?? server, 'close')
    expect(begun[0]?.closed).toBe(true)
    connection.leaves()
    server.close()
  })

  it('stays open while it waits for a slow answer', async () => {
    const answersLate: RequestListener = (_request, response) =>
      void setTimeout(() => response.writeHead(200, { connection: 'close' }).end('late'), 2 * unread)
    const { server, connection } = await impatientServer(answersLate, { times: { unread } })
    await connection.sends('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 200 /)
    server.close()
  })

  it('beyond the limit gets 503 and is closed, until others close', async () => {
    const holders = await Promise.all(Array.from({ length: most }, () => RawConnection.open()))
    await Promise.all(holders.map((holder) => holder.sends('GET /healthz HTTP/1.1\r\n')))
    const surplus = await RawConnection.open()
    await surplus.sends('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    const refused = (await surplus.untilClosed()).toLowerCase()
    expect(refused).toMatch(/^http\/1.1 503 /)
    expect(refused).toContain('retry-after: 1\r\n')
    for (const holder of holders) holder.leaves()
    let response = await fetch(urlOf('/healthz'))
    while (response.status === 503) response = await fetch(urlOf('/healthz'))
    expect(response.status).toBe(200)
  })

  it.each([
    ['', false],
    [', also that of a trusted proxy', true],
  ])('is closed when it is idle and others arrive beyond the limit%s', async (_whose, isTrusted) => {
    const { server, connection } = await impatientServer(answersDone, { times: long, isTrusted })
    const { port } = server.address() as AddressInfo
    await connection.sends('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await connection.statusLine()
    const others = await Promise.all(Array.from({ length: most }, () => RawConnection.open({ port })))
    expect(await connection.untilClosed()).toMatch(/done$/)
    for (const other of others) other.leaves()
    server.close()
  })

  it('far beyond the limit is closed without an answer', async () => {
    const { server, connection } = await impatientServer(answersNothing, { times: long })
    const { port } = server.address() as AddressInfo
    const holders = [connection]
    while (holders.length < most + spare) holders.push(await RawConnection.open({ port }))
    const dropped = await RawConnection.open({ port })
    expect(await dropped.untilClosed()).toBe('')
    for (const holder of holders) holder.leaves()
    server.close()
  })
})

it('what happens thousands of times a second is logged once', () => {
  const lines: string[] = []
  const say = rareLine(pino({}, { write: (line: string) => lines.push(line) }), 'Refused')
  for (let time = 0; time < 5_000; time++) say()
  expect(lines).toEqual([expect.stringContaining('Refused')])
})
