import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError } from 'graphql'
import {
  type Context as SocketContext,
  MessageType,
  type SubscribePayload,
  handleProtocols,
  makeServer,
  parseMessage,
} from 'graphql-ws'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { logFailure } from '../../http/failureLog.ts'
import { beginFacts } from '../../http/requestFacts.ts'
import { clientAt } from '../../http/requestLog.ts'
import { requestLimits } from '../../limits/limit.ts'
import { networkOf } from '../../network/address.ts'
import { isTransientError } from '../../db/transientErrors.ts'
import type { Guest } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { formatError } from '../errors.ts'
import { bodyLimit } from '../overHttp.ts'
import { refusal, tooComplex } from '../tooComplex.ts'
import { Connection, closings } from './connection.ts'
import { type DocumentOptions, isErrors, subscriptionReader } from './readSubscription.ts'
import { SessionsOfSockets } from './sessionsOfSockets.ts'
import { subscribe } from './subscribe.ts'

/** How long a client's first message may take, and the time between two checks. */
const usualTimes = { initMs: 10_000, tickMs: 1_000 }

/** Each check covers one of this many parts: thousands of pings at once would delay everything else. */
const turns = 25

/** How long clients may take to close their sockets when the server stops. */
const closingMs = 2_000

const mostSubscriptions = 20

type Options = DocumentOptions & { log: Logger; times?: typeof usualTimes }

type Params = { authorization?: unknown; Authorization?: unknown }

/** Serves subscriptions by the protocol graphql-transport-ws. The log gets a line for each socket when it closes. */
export function startSockets({ log, times = usualTimes, ...options }: Options) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: bodyLimit,
    perMessageDeflate: false,
    handleProtocols,
  })
  const sessions = new SessionsOfSockets(options.config)
  const connections = new Set<Connection>()
  const protocol = subscriptions(options, sessions, { log, initMs: times.initMs })

  const serve = (socket: WebSocket, guest: Guest, requestId: string) => {
    const connection = new Connection(socket, guest)
    connections.add(connection)
    const begun = performance.now()
    const closed = protocol.opened(adapted(connection, log), connection)
    // The client broke the protocol of WebSocket, so ws closes the connection.
    socket.on('error', () => {})
    socket.on('ping', () => void connection.endIfUnread())
    socket.once('close', (code, reason) => {
      connections.delete(connection)
      void closed(code, reason.toString())
      const milliseconds = Math.round(performance.now() - begun)
      const client = clientAt(guest.address, options.config)
      const line = { requestId, req: { method: 'GET', path: '/graphql' }, res: { status: 101 }, milliseconds, code }
      log.info({ ...line, ...client, accountId: connection.viewer?.id }, 'socket closed')
    })
  }
  const ticking = checkInTurn(connections, times.tickMs)
  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, guest: Guest) => {
      const { id } = beginFacts(request)
      server.handleUpgrade(request, socket, head, (upgraded) => serve(upgraded, guest, id))
    },
    count: () => ({
      openSockets: connections.size,
      openSubscriptions: [...connections].reduce((sum, one) => sum + one.running.size, 0),
    }),
    /** Closes all sockets. Clients connect again, to another server or later. */
    close: async () => {
      clearInterval(ticking)
      const open = [...connections]
      for (const connection of open) connection.close(closings.restart)
      const end = performance.now() + closingMs
      while (connections.size > 0 && performance.now() < end) await sleep(20)
      for (const connection of connections) connection.socket.terminate()
      sessions.stop()
    },
  }
}

function checkInTurn(connections: ReadonlySet<Connection>, tickMs: number): NodeJS.Timeout {
  let turn = 0
  return setInterval(() => {
    turn = (turn + 1) % turns
    for (const connection of connections) if (connection.number % turns === turn) connection.check()
  }, tickMs).unref()
}

function adapted(connection: Connection, log: Logger): Parameters<ReturnType<typeof makeServer>['opened']>[0] {
  const { socket, guest } = connection
  return {
    protocol: socket.protocol,
    send: (message) => connection.send(message),
    close: (code, reason) => socket.close(code, reason),
    onMessage: (handle) =>
      socket.on('message', (message) => {
        if (connection.endIfUnread()) return
        try {
          guest.limits.count(requestLimits.requests, networkOf(guest.address))
        } catch {
          return connection.close(closings.later)
        }
        const text = (message as Buffer).toString('utf8')
        handled(text, connection, handle).catch(async (error: unknown) => {
          if (await isRefused(text, connection, handle)) return
          logFailure(log, error, { path: '/graphql' })
          connection.close(closings.internal)
        })
      }),
  }
}

/**
 * Handles a message. Each id has one operation until that has ended: of two with one id, also if the first was completed,
 * graphql-ws would forget one, which nothing would end.
 */
async function handled(text: string, connection: Connection, handle: (text: string) => Promise<void>): Promise<void> {
  const id = startedBy(text)
  if (id === null) return handle(text)
  if (connection.running.has(id)) return connection.close(closings.taken)
  connection.running.add(id)
  try {
    await handle(text)
  } finally {
    connection.running.delete(id)
  }
}

/** The id of the operation that a message starts, or null. What is no message is graphql-ws's to refuse. */
function startedBy(text: string): string | null {
  try {
    const message = parseMessage(text)
    return message.type === MessageType.Subscribe ? message.id : null
  } catch {
    return null
  }
}

const serversMessages = new Set<string>([MessageType.ConnectionAck, MessageType.Next, MessageType.Error])

/** Ends the connection or the operation of a client that sends a server's message, for which graphql-ws throws. */
async function isRefused(
  text: string,
  connection: Connection,
  handle: (text: string) => Promise<void>,
): Promise<boolean> {
  const message = parseMessage(text)
  if (!serversMessages.has(message.type)) return false
  if (!('id' in message)) {
    connection.close(closings.wrong)
    return true
  }
  const { id, type } = message
  await handle(JSON.stringify({ id, type: MessageType.Complete }))
  const extensions = { code: ApolloServerErrorCode.BAD_REQUEST }
  const payload = [{ message: `Only servers send messages of the type ${type}.`, extensions }]
  await connection.send(JSON.stringify({ id, type: MessageType.Error, payload }))
  return true
}

function subscriptions(
  options: DocumentOptions,
  sessions: SessionsOfSockets,
  { log, initMs }: { log: Logger; initMs: number },
) {
  const read = subscriptionReader(options)
  const formatted = (error: GraphQLError) => formatError(error.toJSON(), error, log, options.config)

  const subscribing = async ({ extra }: SocketContext<Params, Connection>, payload: SubscribePayload) => {
    const open = extra.running.size
    if (open > mostSubscriptions)
      throw tooComplex(`More than ${mostSubscriptions} subscriptions.`, { cost: open, limit: mostSubscriptions })
    const subscription = await read(payload)
    if (isErrors(subscription)) return subscription
    return { ...subscription, contextValue: { ...extra.guest, viewer: extra.viewer, refusal: null } }
  }
  return makeServer<Params, Connection>({
    connectionInitWaitTimeout: initMs,
    // An error of one operation must not end the others on its socket.
    subscribe: (args) => subscribe(args).catch((error: unknown) => ({ errors: [asGraphQL(error)] })),
    onConnect: async (context) => {
      const { connectionParams, extra } = context
      const token = connectionParams?.authorization ?? connectionParams?.Authorization
      // The context lives as long as the socket, and the client chose the size of this.
      Object.assign(context, { connectionParams: undefined })
      const closing = await sessions.enter(extra, token).catch((error: unknown) => {
        if (!(error instanceof AppError) && !isTransientError(error)) throw error
        return closings.later
      })
      if (closing) extra.close(closing)
      return closing === null
    },
    onSubscribe: (context, _id, payload) => subscribing(context, payload).catch((error: unknown) => [asGraphQL(error)]),
    onError: (_context, _id, _payload, errors) => errors.map(formatted),
    onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
      errors && { ...result, errors: errors.map(formatted) },
  })
}

const asGraphQL = (error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error
  if (error instanceof AppError) return refusal(error)
  return new GraphQLError('Failed.', { originalError: error instanceof Error ? error : new Error(String(error)) })
}
