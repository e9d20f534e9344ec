import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { networkOfConnection } from '../../network/address.ts'
import type { TrustsProxy } from '../../network/trustedProxies.ts'
import { isAnswering } from './inTurn.ts'
import { rareLine } from './rareLine.ts'

type Options = {
  /** The most such connections of one address, or of one IPv6 network. */
  most: number
  /** A trusted proxy has the connections of many clients. */
  trustsProxy: TrustsProxy
  close(socket: Socket): void
  log: Logger
}

type Waiting = {
  resting: Set<Socket>
  /** The request is null until its headers have arrived. */
  arriving: Map<Socket, IncomingMessage | null>
}

/**
 * Limits each address's connections without a complete request, so that nobody takes them all. It first closes the
 * oldest idle one, else the oldest with an incomplete request. Needs a `serverInTurn`.
 */
export function boundUnfinished(server: Server, { most, trustsProxy, close, log }: Options): void {
  const say = rareLine(log, 'An address had too many connections without a whole request: its oldest were closed')
  const ofNetworks = new Map<string, Waiting>()
  const networks = new WeakMap<Socket, string>()

  const waitingOf = (network: string): Waiting => {
    const waiting = ofNetworks.get(network) ?? { resting: new Set(), arriving: new Map() }
    ofNetworks.set(network, waiting)
    return waiting
  }
  const forget = (socket: Socket) => {
    const network = networks.get(socket)
    const waiting = network === undefined ? undefined : ofNetworks.get(network)
    if (network === undefined || !waiting) return
    waiting.resting.delete(socket)
    waiting.arriving.delete(socket)
    if (sizeOf(waiting) === 0) ofNetworks.delete(network)
  }
  const note = (socket: Socket, add: (waiting: Waiting) => void) => {
    const network = networks.get(socket)
    if (network === undefined) return
    forget(socket)
    const waiting = waitingOf(network)
    add(waiting)
    if (sizeOf(waiting) <= most) return
    const [oldest] = waiting.resting.size > 0 ? waiting.resting : waiting.arriving.keys()
    if (!oldest) return
    say()
    forget(oldest)
    close(oldest)
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || trustsProxy(remoteAddress, 0)) return
    networks.set(socket, networkOfConnection(socket))
    note(socket, ({ arriving }) => arriving.set(socket, null))
    socket.once('close', () => forget(socket))
  })
  server.on('upgrade', ({ socket }: IncomingMessage) => forget(socket))
  server.on('request', (request, response) => {
    const { socket } = request
    const arrived = () => {
      const network = networks.get(socket)
      if (network !== undefined && ofNetworks.get(network)?.arriving.get(socket) === request) forget(socket)
    }
    if (hasBody(request)) {
      note(socket, ({ arriving }) => arriving.set(socket, request))
      request.once('end', arrived)
    } else forget(socket)
    response.once('close', () => {
      arrived()
      if (!socket.destroyed && !isAnswering(socket)) note(socket, ({ resting }) => resting.add(socket))
    })
  })
}

const sizeOf = ({ resting, arriving }: Waiting) => resting.size + arriving.size

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
