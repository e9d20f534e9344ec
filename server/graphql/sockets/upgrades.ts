import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../../config.ts'
import { AppError, commonErrors } from '../../errors.ts'
import { isAnswering, wantsWebSocket } from '../../http/load/inTurn.ts'
import { type Refusal, isBelow, refuseRequest } from '../../http/refusal.ts'
import type { Limits } from '../../limits/limits.ts'
import { requestLimits } from '../../limits/limit.ts'
import { addressOf, networkOf } from '../../network/address.ts'
import { namesItsHost, notOneHost, publicOrigin } from '../../network/publicOrigin.ts'
import { Tally } from '../../tally.ts'

type Options = {
  config: Config
  limits: Limits
  isBusy(socket: Socket): boolean
  refuseBusy: RequestListener
  /** Called with the name of each limit that was reached. */
  hit(limit: string): void
  headersOf(request: IncomingMessage): Readonly<Record<string, string>>
  open(request: IncomingMessage, socket: Socket, head: Buffer): void
}

const nothingHere: Refusal = { status: 404, code: 'BAD_REQUEST', message: 'There is no WebSocket at this address.' }
const foreign: Refusal = { status: 403, code: 'BAD_REQUEST', message: 'Pages of this origin may not connect.' }

/** Retry-After for an address with too many sockets, in seconds. */
const waitSeconds = 60

/** Accepts or refuses WebSockets. It limits their number, in all and for each address. */
export function grantUpgrades(server: Server, options: Options): void {
  const refusalOf = gate(options)
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // The answer to an earlier request would mix with the socket's data.
    if (isAnswering(socket)) return void socket.destroy()
    // A client may offer HTTP/2 in this way; it is answered over HTTP/1.
    if (!wantsWebSocket(request)) return void server.emit('request', request, responseOn(request, socket))
    if (options.isBusy(socket)) return options.refuseBusy(request, responseOn(request, socket))
    const refusal = refusalOf(request, socket)
    if (!refusal) return options.open(request, socket, head)
    const response = responseOn(request, socket)
    for (const [name, value] of Object.entries(options.headersOf(request))) response.setHeader(name, value)
    refuseRequest(request, response, refusal)
  })
}

/** Returns a function that says why a request is refused. Otherwise it counts the socket until that closes. */
function gate({ config, limits, hit }: Options) {
  const all = new Tally(config.mostSockets)
  const ofAddresses = new Tally(config.mostSocketsOfAddress)
  return (request: IncomingMessage, socket: Socket): Refusal | AppError | null => {
    if (!namesItsHost(request)) return notOneHost
    if (!isBelow('/graphql', request) || request.url?.startsWith('/graphql/')) return nothingHere
    if (!isOwnOrAllowed(request, config)) return foreign
    const network = networkOf(addressOf(request, config))
    try {
      limits.count(requestLimits.requests, network)
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
    if (!ofAddresses.add(network)) {
      hit('SOCKETS_PER_ADDRESS')
      return new AppError(commonErrors.RATE_LIMITED, { retryAfterSeconds: waitSeconds })
    }
    socket.once('close', () => ofAddresses.remove(network))
    if (!all.add('')) {
      hit('MAX_SOCKETS')
      return new AppError(commonErrors.BUSY)
    }
    socket.once('close', () => all.remove(''))
    return null
  }
}

/** Compares hosts only: the server may not know that a proxy speaks TLS. */
function isOwnOrAllowed(request: IncomingMessage, config: Config): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || config.corsOrigins.includes('*') || config.corsOrigins.includes(origin)) return true
  return origin === publicOrigin(request, config) || (URL.canParse(origin) && new URL(origin).host === host)
}

function responseOn(request: IncomingMessage, socket: Socket): ServerResponse {
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  response.setHeader('connection', 'close')
  // Node leaves it to us, and would wait for the client to end it.
  response.once('finish', () => socket.destroySoon())
  return response
}
