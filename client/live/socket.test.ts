/** @jest-environment-options {"customExportConditions": ["node"]} */
import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { type AddressInfo, type Server as SilentServer, type Socket, createServer as createSilence } from 'node:net'
import { setImmediate as soon } from 'node:timers/promises'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { local } from '../ui/storage.ts'
import { listen } from './socket.ts'
import { NotifiedDocument } from './watchNotified.generated.ts'

const BrowserSocket = window.WebSocket
const realTimers = ['nextTick', 'queueMicrotask', 'performance', 'Date', 'setImmediate'] as const

let server: Server
let silence: SilentServer | undefined
let port = 0
let connections: Socket[] = []
let tokens: (string | undefined)[] = []
let isRefused = (_token: string | undefined) => false
let refusals = 0

type Message = { type: string; id?: string; payload?: { authorization?: string } }

function answer(socket: ServerSocket, { type, id, payload }: Message): void {
  const send = (message: object) => socket.send(JSON.stringify(message))
  if (type === 'ping') send({ type: 'pong' })
  if (type === 'subscribe' && refusals-- > 0) {
    send({ type: 'next', id, payload: { errors: [{ message: 'Busy.', extensions: { code: 'BUSY' } }] } })
    send({ type: 'complete', id })
  } else if (type === 'subscribe')
    send({ type: 'next', id, payload: { data: { notified: { unreadNotifications: 0 } } } })
  if (type !== 'connection_init') return
  tokens.push(payload?.authorization)
  if (isRefused(payload?.authorization)) socket.close(4403, 'Forbidden')
  else send({ type: 'connection_ack' })
}

async function serve(): Promise<void> {
  server = createServer()
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    connections.push(request.socket)
    socket.on('message', (message: Buffer) => answer(socket, JSON.parse(message.toString()) as Message))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}

/** New connections fail. Open ones stay, but transmit nothing. */
function cutTheNetwork(): void {
  for (const connection of connections) connection.pause()
  server.close()
}

const ends: (() => void)[] = []

function hears() {
  const heard = { messages: 0, downs: 0 }
  const onMessage = () => void heard.messages++
  ends.push(listen(NotifiedDocument, {}, { onMessage, onTold: (isTold) => void (isTold || heard.downs++) }))
  return heard
}

async function passesUntil(holds: () => boolean): Promise<void> {
  for (let step = 0; !holds(); step++) {
    if (step > 6_000) throw new Error('It does not hold within ten minutes.')
    await import.meta.jest.advanceTimersByTimeAsync(100)
    // Pending network events must be handled first.
    for (let turn = 0; turn < 10; turn++) await soon()
  }
}

beforeEach(async () => {
  ;[port, connections, tokens, isRefused, refusals] = [0, [], [], () => false, 0]
  await serve()
  window.WebSocket = class extends BrowserSocket {
    constructor(_url: string | URL, protocols?: string | string[]) {
      super(`ws://127.0.0.1:${port}/graphql`, protocols)
    }
  }
  import.meta.jest.useFakeTimers({ doNotFake: [...realTimers] })
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await import.meta.jest.advanceTimersByTimeAsync(60_000)
  import.meta.jest.useRealTimers()
  for (const connection of connections) connection.destroy()
  server.close()
  silence?.close()
  window.WebSocket = BrowserSocket
  local.write('token', null)
})

async function serveSilence(): Promise<void> {
  silence = createSilence((connection) => connections.push(connection.pause())).listen(port, '127.0.0.1')
  await once(silence, 'listening')
}

describe('the socket', () => {
  it('opens again once the browser is online, even if the old socket closes later', async () => {
    const [one, other] = [hears(), hears()]
    await passesUntil(() => one.messages === 1 && other.messages === 1)
    cutTheNetwork()
    await passesUntil(() => one.downs > 1 && other.downs > 1)
    await serve()
    window.dispatchEvent(new Event('online'))
    connections[0]?.destroy()
    await passesUntil(() => one.messages === 2 && other.messages === 2)
    expect(connections).toHaveLength(2)
  })

  it('opens again after minutes without an answer, even without an online event', async () => {
    const one = hears()
    await passesUntil(() => one.messages === 1)
    cutTheNetwork()
    await serveSilence()
    await passesUntil(() => one.downs > 5)
    silence?.close()
    await serve()
    await passesUntil(() => one.messages === 2)
    expect(tokens).toHaveLength(2)
  })

  it('asks again a little later for a subscription that a busy server refused', async () => {
    refusals = 2
    const one = hears()
    await passesUntil(() => one.messages === 1)
    expect([one.downs, connections.length, refusals]).toEqual([2, 1, -1])
  })

  it('becomes a guest’s when its session ends, and a member’s with the next token', async () => {
    isRefused = (token) => token === 'Bearer ended'
    local.write('token', 'ended')
    const one = hears()
    await passesUntil(() => one.messages === 1)
    expect(tokens).toEqual(['Bearer ended', undefined])
    local.write('token', 'fresh')
    const other = hears()
    await passesUntil(() => other.messages === 1)
    expect(tokens.at(-1)).toBe('Bearer fresh')
  })
})
