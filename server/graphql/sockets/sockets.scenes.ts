import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeExecutableSchema } from '@graphql-tools/schema'
import pino from 'pino'
import { WebSocket } from 'ws'
import { parseConfig } from '../../config.ts'
import { testContext } from '../../testing/testContext.ts'
import { testSettings } from '../../testing/testServer.ts'
import { bodyLimit } from '../overHttp.ts'
import { documentsByHash } from '../trustedDocuments.ts'
import { startSockets } from './sockets.ts'

/** `slow` and `failing` begin and fail when `slowStarts` has resolved. */
const schema = makeExecutableSchema({
  typeDefs: 'type Query { none: Int } type Subscription { silence: Int slow: Int failing: Int }',
  resolvers: {
    Subscription: {
      silence: { subscribe: () => never() },
      slow: { subscribe: () => slowStarts.then(never) },
      failing: { subscribe: () => slowStarts.then(() => Promise.reject(new Error('No'))) },
    },
  },
})

let slowStarts = Promise.resolve()

/** Lets slow subscriptions begin only when the returned function is called. */
function holdSlowStarts(): () => void {
  let release = () => {}
  slowStarts = new Promise((resolve) => (release = resolve))
  return release
}

/** The sources of subscriptions that nobody has ended. */
const open = new Set<AsyncIterator<never>>()

function never(): AsyncIterator<never> & AsyncIterable<never> {
  let end: (result: IteratorResult<never>) => void = () => {}
  const done = { done: true, value: undefined } as const
  const source: ReturnType<typeof never> = {
    next: () => new Promise((resolve) => (end = resolve)),
    return: async () => {
      open.delete(source)
      end(done)
      return done
    },
    [Symbol.asyncIterator]: () => source,
  }
  open.add(source)
  return source
}

const closeAll: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closeAll.splice(0)) await close()
})

/** Serves the schema over WebSocket, with the shortest possible times. */
async function start(times: { initMs?: number; tickMs?: number } = {}) {
  const [config, log] = [parseConfig(testSettings), pino({ level: 'silent' })]
  const documents = new Map<string, string>()
  const options = { schema, config, log, documents, texts: documentsByHash(documents) }
  const sockets = startSockets({ ...options, times: { initMs: 10_000, tickMs: 1_000, ...times } })
  const server: Server = createServer()
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head, testContext()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAll.push(async () => {
    await sockets.close()
    server.close()
  })
  return { sockets, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` }
}

async function connects(url: string, options: { autoPong?: boolean } = {}) {
  const socket = new WebSocket(url, 'graphql-transport-ws', options)
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  return { socket, closed }
}

/** Resolves after the acknowledgement, which the protocol sends first. */
async function enters(url: string, options: { autoPong?: boolean } = {}) {
  const { socket, closed } = await connects(url, options)
  socket.send('{"type":"connection_init"}')
  await once(socket, 'message')
  return { socket, closed }
}

const subscribeTo = (field: string, id: string) =>
  JSON.stringify({ id, type: 'subscribe', payload: { query: `subscription { ${field} }` } })

const complete = (id: string) => JSON.stringify({ id, type: 'complete' })

async function subscribes(url: string, field: string, options: { autoPong?: boolean } = {}) {
  const { socket, closed } = await enters(url, options)
  socket.send(subscribeTo(field, '1'))
  return { socket, closed }
}

async function nextMessage(socket: WebSocket): Promise<object> {
  const [message] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(message.toString()) as object
}

const pings = async (socket: WebSocket, count: number) => {
  for (let index = 0; index < count; index++) await once(socket, 'ping')
}

describe('a socket', () => {
  it('is closed so that the client connects again when the server stops', async () => {
    const { sockets, url } = await start()
    const [subscribed, other] = [await subscribes(url, 'silence'), await connects(url)]
    await sockets.close()
    expect(await Promise.all([subscribed.closed, other.closed])).toEqual([1012, 1012])
  })

  it('is closed when its client sends nothing', async () => {
    const { url } = await start({ initMs: 1 })
    expect(await (await connects(url)).closed).toBe(4408)
  })

  it('without subscriptions is closed after some pings, one with a subscription is not', async () => {
    const { url } = await start({ tickMs: 1 })
    const subscribed = await subscribes(url, 'silence')
    const idle = await connects(url)
    expect(await idle.closed).toBe(1000)
    await pings(subscribed.socket, 5)
    expect(subscribed.socket.readyState).toBe(WebSocket.OPEN)
    subscribed.socket.send('{"id":"1","type":"complete"}')
    expect(await subscribed.closed).toBe(1000)
  })

  it('whose client does not answer a ping is ended', async () => {
    const { url } = await start({ tickMs: 1 })
    const { closed } = await subscribes(url, 'silence', { autoPong: false })
    expect(await closed).toBe(1006)
  })

  it.each([
    ['operation', 'subscription { silence @skip(if: true) }'],
    ['fragment', 'subscription { ...F } fragment F on Subscription { ... @include(if: false) { silence } }'],
  ])('stays open when nothing is left of an %s, which is an error of that operation', async (_what, query) => {
    const { url } = await start()
    const { socket } = await subscribes(url, 'silence')
    socket.send(JSON.stringify({ id: '2', type: 'subscribe', payload: { query } }))
    expect(await nextMessage(socket)).toMatchObject({
      ...{ id: '2', type: 'error' },
      payload: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    })
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('ends an operation with an error when its client sends what only servers send', async () => {
    const { url } = await start()
    const { socket, closed } = await subscribes(url, 'silence')
    for (const type of ['next', 'error']) {
      socket.send(JSON.stringify({ id: '1', type, payload: type === 'next' ? { data: null } : [{ message: 'No' }] }))
      const payload = [{ extensions: { code: 'BAD_REQUEST' } }]
      expect(await nextMessage(socket)).toMatchObject({ id: '1', type: 'error', payload })
    }
    // The operation has ended, so another one may use its id.
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { silence }' } }))
    socket.send('{"type":"ping"}')
    expect(await nextMessage(socket)).toEqual({ type: 'pong' })
    socket.send('{"type":"connection_ack"}')
    expect(await closed).toBe(4400)
  })

  it('is closed for a message beyond the limit, and not for one below it', async () => {
    const { url } = await start()
    const { socket, closed } = await subscribes(url, 'silence')
    socket.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(bodyLimit - 100) } }))
    const [answer] = (await once(socket, 'message')) as [Buffer]
    expect(answer.toString()).toContain('pong')
    socket.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(bodyLimit) } }))
    expect(await closed).toBe(1009)
  })

  it.each(['slow', 'failing'])(
    'is closed when an id is used again before its operation has ended, and leaves nothing behind: %s',
    async (field) => {
      const { sockets, url } = await start()
      const { socket, closed } = await enters(url)
      const release = holdSlowStarts()
      for (let index = 0; index < 3; index++)
        for (const message of [subscribeTo(field, '1'), complete('1')]) socket.send(message)
      socket.send(subscribeTo('silence', '1'))
      socket.send('{"type":"ping"}')
      await Promise.race([closed, nextMessage(socket)])
      release()
      // All that waited for this goes on first.
      await new Promise((resolve) => setImmediate(resolve))
      socket.close()
      const code = await closed
      await sockets.close()
      expect([code, open.size]).toEqual([4409, 0])
    },
  )

  it('goes on when an operation was completed before it began, and its id is free once that has ended', async () => {
    const { sockets, url } = await start()
    const { socket } = await enters(url)
    const release = holdSlowStarts()
    for (const message of [subscribeTo('slow', '1'), complete('1'), subscribeTo('slow', '2')]) socket.send(message)
    socket.send('{"type":"ping"}')
    expect(await nextMessage(socket)).toEqual({ type: 'pong' })
    release()
    for (const openSubscriptions of [1, 2]) {
      socket.send('{"type":"ping"}')
      expect(await nextMessage(socket)).toEqual({ type: 'pong' })
      expect([sockets.count().openSubscriptions, open.size]).toEqual([openSubscriptions, openSubscriptions])
      socket.send(subscribeTo('silence', '1'))
    }
  })

  it('has at most 20 subscriptions, with those that were completed before they began', async () => {
    const { url } = await start()
    const { socket } = await enters(url)
    const release = holdSlowStarts()
    for (let id = 0; id < 20; id++)
      for (const message of [subscribeTo('slow', `${id}`), complete(`${id}`)]) socket.send(message)
    socket.send(subscribeTo('slow', 'one more'))
    const payload = [{ extensions: { code: 'TOO_COMPLEX' } }]
    expect(await nextMessage(socket)).toMatchObject({ id: 'one more', type: 'error', payload })
    release()
  })
})
