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

type Network = {
  most: number
  /** All of its open connections, also those that do not wait. */
  open: number
  resting: Set<Socket>
  /** The request is null until its headers have arrived. */
  arriving: Map<Socket, IncomingMessage | null>
}

/**
 * Limits each address's connections without a complete request, so that nobody takes them all. It first closes the
 * oldest idle one, else the oldest with an incomplete request. Needs a `serverInTurn`. Returns a function that closes
 * all idle connections; `closeIdleConnections` of Node 26 also closes those that have just been opened.
 */
export function boundUnfinished(server: Server, { most, trustsProxy, close, log }: Options): () => void {
  const say = rareLine(log, 'An address had too many connections without a whole request: its oldest were closed')
  const byName = new Map<string, Network>()
  const networks = new WeakMap<Socket, Network>()

  const forget = (socket: Socket) => {
    const network = networks.get(socket)
    network?.resting.delete(socket)
    network?.arriving.delete(socket)
  }
  const note = (socket: Socket, add: (network: Network) => void) => {
    const network = networks.get(socket)
    if (!network) return
    forget(socket)
    add(network)
    const { resting, arriving } = network
    if (resting.size + arriving.size <= network.most) return
    const [oldest] = resting.size > 0 ? resting : arriving.keys()
    if (!oldest) return
    say()
    forget(oldest)
    close(oldest)
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return
    const isProxy = trustsProxy(remoteAddress, 0)
    const name = isProxy ? 'proxies' : networkOfConnection(socket)
    const unknown: Network = { most: isProxy ? Infinity : most, open: 0, resting: new Set(), arriving: new Map() }
    const network = byName.get(name) ?? unknown
    byName.set(name, network)
    networks.set(socket, network)
    network.open++
    note(socket, ({ arriving }) => arriving.set(socket, null))
    socket.once('close', () => {
      forget(socket)
      if (--network.open === 0) byName.delete(name)
    })
  })
  server.on('upgrade', ({ socket }: IncomingMessage) => forget(socket))
  server.on('request', (request, response) => {
    const { socket } = request
    const arrived = () => {
      if (networks.get(socket)?.arriving.get(socket) === request) forget(socket)
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
  return () => {
    for (const { resting } of byName.values()) for (const socket of resting) socket.destroy()
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
