import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { contextsWith } from './contexts.ts'
import { compressed } from '../http/compressed.ts'
import type { Config } from '../config.ts'
import type { Composition } from '../context.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { discardBody } from '../http/discardBody.ts'
import { AppError, commonErrors } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { startGraphQL } from '../graphql/server.ts'
import { startSockets } from '../graphql/sockets/sockets.ts'
import { grantUpgrades } from '../graphql/sockets/upgrades.ts'
import { documentsByHash, readTrustedDocuments } from '../graphql/trustedDocuments.ts'
import { countRequests } from '../limits/countRequests.ts'
import type { Limits } from '../limits/limits.ts'
import type { Live } from '../live/live.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
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
import { addressOf, networkOf } from '../network/address.ts'
import { noticeProxy } from '../network/proxyNotice.ts'
import { namesItsHost, notOneHost } from '../network/publicOrigin.ts'
import type { Paths } from '../paths.ts'
import type { Push } from '../push/push.ts'
import { refuseRequest } from '../http/refusal.ts'
import { RequestError } from '../http/requestBody.ts'
import { idOf, noteOperation } from '../http/requestFacts.ts'
import { requestLog } from '../http/requestLog.ts'
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
  metrics: Metrics
  isReady: () => Promise<boolean>
}

/** Creates an HTTP server that does not listen yet, and a function that stops its parts. */
export async function createHttpServer(options: HttpOptions) {
  const { config, domains, schema, paths, log, limits, metrics, isReady } = options
  const { guestOf, contextOf } = contextsWith(options)
  const documents = readTrustedDocuments(paths.operations, config, schema)
  const texts = documentsByHash(documents)
  const graphql = await startGraphQL({ schema, config, log, documents, texts, contextOf })
  const sockets = startSockets({ schema, config, log, documents, texts })
  const networkOfRequest = (request: IncomingMessage) => networkOf(addressOf(request, config))
  const admission = new Admission({ most: config.mostRequests, log, networkOf: networkOfRequest })
  const isUsable = async () => !admission.isStarved() && (await isReady())
  const app = createApp({
    config,
    declared: domains.posts.calls,
    exported: domains.exported,
    paths,
    log,
    isReady: isUsable,
    guestOf,
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
    noteOperation(request, 'graphql')
    graphqlListener(request, response)
  }
  const note = requestLog(log, config)
  const noticeForwarded = noticeProxy(config, log)
  const secure = securityHeaders(config)
  const counted = countRequests(limits, config, listener)
  const refuse = busyAnswer(config)
  const { hit } = metrics
  const refuseTooMany: RequestListener = (request, response) => {
    hit('MAX_REQUESTS')
    refuse(request, response)
  }
  // This comes first, because an overloaded server refuses thousands of requests a second.
  const admitted = admission.guard((request, response) => {
    for (const [name, value] of Object.entries(secure(request))) response.setHeader(name, value)
    metrics.begin(request, response)
    noticeForwarded(request)
    note(request, response, () => {
      if (!namesItsHost(request)) return refuseRequest(request, response, notOneHost)
      counted(request, response)
    })
  }, refuseTooMany)
  const server = serverInTurn(refusingSurplus(admitted, refuse), log, checkingMs)
  const { mostConnections: most, mostConnectionsOfAddress: mostOfAddress, trustsProxy } = config
  boundConnections(server, { most, mostOfAddress, trustsProxy, log, hit })
  let isClosing = false
  grantUpgrades(server, {
    config,
    limits,
    isBusy: (socket) => isClosing || isSurplus(socket) || admission.isFull(),
    refuseBusy: refuseTooMany,
    hit,
    headersOf: secure,
    open: (request, socket, head) => {
      releaseConnection(socket)
      sockets.upgrade(request, socket, head, guestOf(request))
    },
  })
  return {
    server,
    count: () => ({ ...sockets.count(), requestsInProgress: admission.inProgress }),
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

/** If a browser opens /graphql, `app` serves the playground. */
function isGraphQL(request: IncomingMessage): boolean {
  const path = request.url?.split('?', 1)[0]
  return path === '/graphql' && !(request.method === 'GET' && request.headers.accept?.includes('text/html'))
}

function fail(thrown: unknown, request: IncomingMessage, response: ServerResponse, log: Logger): void {
  const error = isTransientError(thrown) ? new AppError(commonErrors.BUSY, { cause: thrown }) : thrown
  const known = error instanceof RequestError || error instanceof AppError ? error : null
  const isAborted = request.destroyed && !request.complete
  if (!isAborted && (!known || known.status >= 500)) logFailure(log, error, { ...idOf(request), path: '/graphql' })
  if (response.headersSent || isAborted) return void response.destroy()
  discardBody(request)
  // A client that stopped sending will not go on reading either.
  if (known?.status === 408) response.setHeader('connection', 'close')
  if (!known) return refuseRequest(request, response, new AppError(commonErrors.INTERNAL))
  if (known instanceof AppError) return refuseRequest(request, response, known)
  const { status, message, reason } = known
  refuseRequest(request, response, { status, code: 'BAD_REQUEST', message: reason ? `${message} ${reason}` : message })
}
