import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { parseConfig } from '../../config.ts'
import { RawConnection } from '../../testing/rawConnection.ts'
import { testSettings } from '../../testing/testServer.ts'
import { Admission, fewest } from './admission.ts'
import { busyAnswer } from './busy.ts'
import { mostWaiting, serverInTurn } from './inTurn.ts'

/** Admits `most` requests and does not answer them, except /healthz and /quick. Each is of a network of its own. */
async function admitting(most: number) {
  const held: ServerResponse[] = []
  let networks = 0
  const networkOf = ({ headers }: IncomingMessage) => String(headers['x-network'] ?? ++networks)
  const admission = new Admission({ most, log: pino({ level: 'silent' }), networkOf })
  const listener = admission.guard(
    ({ url }, response) => {
      if (url === '/healthz' || url === '/quick') return void response.end('done')
      if (url === '/drip') return
      held.push(response)
      server.emit('held')
    },
    busyAnswer(parseConfig(testSettings)),
  )
  const server = serverInTurn(listener, pino({ level: 'silent' }))
  /** The paths of all answers, and whether the server read the connection again. */
  const seen: [path: string | undefined, isRead: boolean][] = []
  let arrived = 0
  server.on('request', ({ url, socket }, response) => {
    arrived += 1
    response.once('close', () => setImmediate(() => seen.push([url, !socket.isPaused()])))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const asks = (path: string, method = 'GET', headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  const admitted = async () => {
    // On a busy machine the limit may be low at first.
    for (;;) {
      const answer = await asks('/slow')
      if (answer.status !== 503) return answer
    }
  }
  const holds = async (count: number) => {
    const answers = Array.from({ length: count }, admitted)
    while (held.length < count) await once(server, 'held')
    return answers
  }
  const stop = async (answers: Promise<Response>[]) => {
    for (const response of held) response.end('late')
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    admission.stop()
    server.close()
    server.closeAllConnections()
    return statuses
  }
  return { admission, port, held, seen, arrived: () => arrived, asks, holds, stop }
}

describe('a server with as many requests in flight as it admits', () => {
  it('refuses more at once with 503 and Retry-After, but reports that it is alive', async () => {
    const { asks, holds, stop } = await admitting(2)
    const answers = await holds(2)
    const message = 'The service is busy, please try again.'
    const time = /"retryAt":"([^"]+)"/
    const extensions = { code: 'BUSY', retryAfterSeconds: 1, retryAt: 'then' }
    const ofGraphQL = { errors: [{ message, extensions }] }
    for (const [path, body] of [
      ['/', message],
      ['/graphql', JSON.stringify(ofGraphQL)],
      ['/api/posts?limit=5', JSON.stringify({ errors: [message] })],
    ] as const) {
      const refused = await asks(path)
      const text = await refused.text()
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
      expect(text.replace(time, '"retryAt":"then"')).toBe(body)
      if (path === '/graphql') expect(Date.parse(time.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now() - 60_000)
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
      expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect((await asks(path, 'HEAD')).status).toBe(503)
    }
    expect((await asks('/healthz')).status).toBe(200)
    expect(await stop(answers)).toEqual([200, 200])
  })

  it('reads a refused connection again only when its client may retry, and then answers', async () => {
    const { port, held, seen, holds, stop } = await admitting(1)
    const answers = await holds(1)
    const refused = await RawConnection.open({ port })
    await refused.sends('POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody')
    expect(await refused.statusLine()).toBe('HTTP/1.1 503 Service Unavailable')
    held.pop()?.end('done')
    await refused.sends('GET /quick HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(await refused.untilClosed()).toMatch(/^HTTP\/1.1 503 [^]+HTTP\/1.1 200 OK\r\n/)
    await stop(answers)
    expect(seen).toContainEqual(['/refused', false])
    expect(seen).toContainEqual(['/slow', true])
  })

  it('admits the next one as soon as one is answered', async () => {
    const { held, asks, holds, stop } = await admitting(1)
    const [first] = await holds(1)
    held.pop()?.end('done')
    await (await first)?.text()
    const answers = await holds(1)
    expect((await asks('/')).status).toBe(503)
    expect(await stop(answers)).toEqual([200])
  })

  it('does not count health checks', async () => {
    const { held, asks, stop } = await admitting(1)
    const answer = asks('/readyz')
    while (held.length === 0) await asks('/healthz')
    expect((await asks('/quick')).status).toBe(200)
    expect(await stop([answer])).toEqual([200])
  })

  it('does not count requests whose bodies have not arrived', async () => {
    const { port, asks, holds, stop } = await admitting(1)
    const dripping = await Promise.all(Array.from({ length: 5 }, () => RawConnection.open({ port })))
    for (const each of dripping) await each.sends('POST /drip HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nslow')
    expect((await asks('/healthz')).status).toBe(200)
    expect((await asks('/quick')).status).toBe(200)
    expect(await stop(await holds(1))).toEqual([200])
    for (const each of dripping) each.leaves()
  })

  it('admits half as many of one network, until its answers have gone out', async () => {
    const { held, asks, stop } = await admitting(4)
    const asksFrom = (network: string, path: string) => asks(path, 'GET', { 'x-network': network })
    const answers = [asksFrom('school', '/slow'), asksFrom('school', '/slow')]
    while (held.length < 2) await sleep(10)
    expect((await asksFrom('school', '/quick')).status).toBe(503)
    expect((await asksFrom('home', '/quick')).status).toBe(200)
    for (const response of held) response.end('late')
    for (const answer of answers) await (await answer).text()
    while ((await asksFrom('school', '/quick')).status === 503) await sleep(10)
    await stop([])
  })

  it.each(['GET', 'HEAD'])('counts a %s with a body, which nobody reads', async (method) => {
    const { port, held, asks, stop } = await admitting(1)
    const client = await RawConnection.open({ port })
    await client.sends(`${method} /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody`)
    while (held.length === 0) await asks('/healthz')
    expect((await asks('/quick')).status).toBe(503)
    client.leaves()
    await stop([])
  })

  it('does not count a request whose body arrives after the answer', async () => {
    const { port, holds, stop } = await admitting(1)
    const early = await RawConnection.open({ port })
    await early.sends('POST /quick HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n')
    expect(await early.statusLine()).toBe('HTTP/1.1 200 OK')
    await early.sends('late')
    await early.sends('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await early.untilClosed()
    expect(await stop(await holds(1))).toEqual([200])
  })
})

describe('requests sent ahead on one connection', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

  it.each([
    ['before the first is answered', ['/slow', ...Array.from({ length: mostWaiting }, () => '/slow')]],
    ['after some are answered', ['/quick', '/quick', '/slow', '/quick', '/slow']],
  ])('take no place once it has gone %s', async (_when, paths) => {
    const { port, held, asks, holds, stop } = await admitting(4)
    for (let round = 0; round < 5; round++) {
      const before = held.length
      const flood = await RawConnection.open({ port })
      await flood.sends(paths.map(get).join(''))
      while (held.length === before) await asks('/healthz')
      flood.leaves()
    }
    held.length = 0
    expect(await stop(await holds(4))).toEqual([200, 200, 200, 200])
  })

  it('are answered in order', async () => {
    const { port, stop } = await admitting(4)
    const client = await RawConnection.open({ port })
    const last = 'GET /quick HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    await client.sends(Array.from({ length: mostWaiting }, () => get('/quick')).join('') + last)
    expect((await client.untilClosed()).match(/done/g)).toHaveLength(mostWaiting + 1)
    await stop([])
  })

  it.each([
    ['ordinary ones', get('/healthz')],
    ['those without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['those with an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: much\r\n\r\n'],
  ])('are not even parsed once it is closed, such as %s', async (_which, request) => {
    const { port, arrived, stop } = await admitting(4)
    const flood = await RawConnection.open({ port })
    await flood.sends(get('/slow') + request.repeat(1_000))
    await flood.untilClosed()
    expect(arrived()).toBe(1 + mostWaiting + 1)
    await stop([])
  })

  it.each(['/slow', '/healthz'])('close it when more than ten wait, such as %s, and take no place', async (path) => {
    const { port, held, holds, stop } = await admitting(4)
    for (let round = 0; round < 5; round++) {
      const client = await RawConnection.open({ port })
      await client.sends(get('/slow') + get(path).repeat(mostWaiting + 1))
      await client.untilClosed()
    }
    expect(held).toHaveLength(5)
    held.length = 0
    expect(await stop(await holds(4))).toEqual([200, 200, 200, 200])
  })
})

describe('a server that has admitted nothing for some seconds', () => {
  it('is not ready while it is full, and ready again when it admits', async () => {
    const { admission, held, asks, holds, stop } = await admitting(1)
    const later = () => admission.isStarved(performance.now() + 6_000)
    const answers = await holds(1)
    expect(later()).toBe(false)
    expect((await asks('/')).status).toBe(503)
    expect((await asks('/healthz')).status).toBe(200)
    expect([admission.isStarved(), later()]).toEqual([false, true])
    held.pop()?.end('done')
    await (await answers[0])?.text()
    expect(later()).toBe(false)
    await stop([])
  })
})

describe('a server whose event loop is late', () => {
  it('refuses requests that it would admit otherwise', async () => {
    const { asks, holds, stop } = await admitting(1_000)
    const answers = await holds(fewest)
    const sleeper = new Int32Array(new SharedArrayBuffer(4))
    while ((await asks('/quick')).status !== 503) Atomics.wait(sleeper, 0, 0, 200)
    expect((await asks('/healthz')).status).toBe(200)
    expect(new Set(await stop(answers))).toEqual(new Set([200]))
  })

  it('still serves a few at a time', async () => {
    const { asks, stop } = await admitting(1_000)
    const sleeper = new Int32Array(new SharedArrayBuffer(4))
    for (let round = 0; round < 4; round++) {
      Atomics.wait(sleeper, 0, 0, 200)
      expect((await asks('/quick')).status).toBe(200)
    }
    await stop([])
  })
})
