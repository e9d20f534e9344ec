import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { authenticate } from '../auth/sessions.ts'
import { createApp } from './app.ts'
import { compressed } from '../http/compressed.ts'
import type { Config } from '../config.ts'
import type { Composition, Context } from '../context.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import type { Deadline } from '../db/deadline.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { discardBody } from '../http/discardBody.ts'
import { AppError, commonErrors } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { startGraphQL } from '../graphql/server.ts'
import type { Guest } from '../graphql/sockets/connection.ts'
import { startSockets } from '../graphql/sockets/sockets.ts'
import { grantUpgrades } from '../graphql/sockets/upgrades.ts'
import { documentsByHash, readTrustedDocuments } from '../graphql/trustedDocuments.ts'
import { countRequests, limitsOf } from '../limits/countRequests.ts'
import type { Limits } from '../limits/limits.ts'
import type { Live } from '../live/live.ts'
import type { Mailer } from '../mail/mail.ts'
import { Admission } from '../http/load/admission.ts'
import { busyAnswer } from '../http/load/busy.ts'
import { serverInTurn } from '../http/load/inTurn.ts'
import {
  boundConnections,
  checkingMs,
  isSurplus,
  refusingSurplus,
  releaseConnection,
} from '../http/load/connections.ts'
import { addressOf } from '../network/address.ts'
import { noticeProxy } from '../network/proxyNotice.ts'
import { namesItsHost, notOneHost, publicOrigin } from '../network/publicOrigin.ts'
import type { Paths } from '../paths.ts'
import type { Push } from '../push/push.ts'
import { refuseRequest } from '../http/refusal.ts'
import { RequestError } from '../http/requestBody.ts'
import { requestIdOf, requestLog } from '../http/requestLog.ts'
import { securityHeaders } from '../http/securityHeaders.ts'

type HttpOptions = {
  config: Config
  domains: Composition
  schema: GraphQLSchema
  paths: Paths
  log: Logger
  limits: Limits
  live: Live
  push: Push
  mail: Mailer
  isReady: () => Promise<boolean>
}

/** Creates an HTTP server that does not listen yet, and a function that stops its parts. */
export async function createHttpServer(options: HttpOptions) {
  const { config, domains, schema, paths, log, limits, live, push, mail, isReady } = options
  const guestOf = (request: IncomingMessage): Guest => ({
    origin: publicOrigin(request, config),
    address: addressOf(request, config),
    userAgent: request.headers['user-agent'],
    selection: new Set(),
    limits: limitsOf(request) ?? limits,
    ...{ config, domains, live, push, mail, log },
    requestId: requestIdOf(request),
  })
  const contextOf = async (request: IncomingMessage, deadline?: Deadline): Promise<Context> => ({
    // First, because the socket loses its address when the client disconnects.
    ...guestOf(request),
    ...(await authenticate(request.headers.authorization, config)),
    deadline,
  })
  const documents = readTrustedDocuments(paths.operations, config, schema)
  const texts = documentsByHash(documents)
  const graphql = await startGraphQL({ schema, config, log, documents, texts, contextOf })
  const sockets = startSockets({ schema, config, log, documents, texts })
  const admission = new Admission(config.mostRequests, log)
  const isUsable = async () => !admission.isStarved() && (await isReady())
  const app = createApp({
    config,
    declared: domains.posts.calls,
    exported: domains.exported,
    paths,
    log,
    isReady: isUsable,
    contextOf,
    ask: graphql.ask,
  })
  const graphqlListener = compressed(
    (request, response) =>
      void graphql.handle(request, response).catch((error: unknown) => fail(error, request, response, log)),
  )
  // Express would double the cost of GraphQL requests.
  const listener: RequestListener = (request, response) => {
    if (request.url?.startsWith('/graphql/')) return refuseRequest(request, response, nothingHere)
    if (!isGraphQL(request)) return void app(request, response)
    graphqlListener(request, response)
  }
  const note = requestLog(log)
  const noticeForwarded = noticeProxy(config, log)
  const secure = securityHeaders(config)
  const allowed = crossOrigin(config.corsOrigins, countRequests(limits, config, listener))
  const refuse = busyAnswer(config)
  // First, because an overloaded server refuses thousands of requests a second.
  const admitted = admission.guard((request, response) => {
    for (const [name, value] of Object.entries(secure(request))) response.setHeader(name, value)
    note(request, response)
    noticeForwarded(request)
    if (!namesItsHost(request)) return refuseRequest(request, response, notOneHost)
    allowed(request, response)
  }, refuse)
  const server = serverInTurn(refusingSurplus(admitted, refuse), log, checkingMs)
  const { mostConnections: most, mostConnectionsOfAddress: mostOfAddress, trustsProxy } = config
  boundConnections(server, { most, mostOfAddress, trustsProxy, log })
  let isClosing = false
  grantUpgrades(server, {
    config,
    limits,
    isBusy: (socket) => isClosing || isSurplus(socket) || admission.isFull(),
    refuseBusy: refuse,
    headersOf: secure,
    open: (request, socket, head) => {
      releaseConnection(socket)
      sockets.upgrade(request, socket, head, guestOf(request))
    },
  })
  return {
    server,
    closeSockets: async () => {
      isClosing = true
      await sockets.close()
    },
    stop: async () => {
      admission.stop()
      await graphql.stop()
    },
  }
}

const nothingHere = { status: 404, code: 'BAD_REQUEST', message: 'There is nothing at this address.' } as const

/** A browser that opens /graphql gets the playground from `app`. */
function isGraphQL(request: IncomingMessage): boolean {
  const path = request.url?.split('?', 1)[0]
  return path === '/graphql' && !(request.method === 'GET' && request.headers.accept?.includes('text/html'))
}

/** An error before the execution of an operation, in GraphQL's format. */
function fail(thrown: unknown, request: IncomingMessage, response: ServerResponse, log: Logger): void {
  const error = isTransientError(thrown) ? new AppError(commonErrors.BUSY, { cause: thrown }) : thrown
  const known = error instanceof RequestError || error instanceof AppError ? error : null
  const isAborted = request.destroyed && !request.complete
  if (!isAborted && (!known || known.status >= 500)) logFailure(log, error, { path: '/graphql' })
  if (response.headersSent || isAborted) return void response.destroy()
  discardBody(request)
  // A client that stopped sending will not read on either.
  if (known?.status === 408) response.setHeader('connection', 'close')
  if (!known) return refuseRequest(request, response, new AppError(commonErrors.INTERNAL))
  if (known instanceof AppError) return refuseRequest(request, response, known)
  const { status, message, reason } = known
  refuseRequest(request, response, { status, code: 'BAD_REQUEST', message: reason ? `${message} ${reason}` : message })
}
