import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { authenticate } from './auth/sessions.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import type { Composition, Context } from './context.ts'
import { crossOrigin } from './crossOrigin.ts'
import { errorTable } from './errors.ts'
import { logFailure } from './failureLog.ts'
import { startGraphQL } from './graphql/server.ts'
import { countRequests } from './limits/countRequests.ts'
import type { Limits } from './limits/limits.ts'
import { addressOf } from './network/address.ts'
import type { Paths } from './paths.ts'
import { refuseRequest } from './refusal.ts'
import { RequestError } from './requestBody.ts'
import { requestLog } from './requestLog.ts'
import { securityHeaders } from './securityHeaders.ts'

type HttpOptions = {
  config: Config
  domains: Composition
  schema: GraphQLSchema
  paths: Paths
  log: Logger
  limits: Limits
  isReady: () => Promise<boolean>
}

/** An HTTP server that does not listen yet, and what stops its parts. */
export async function createHttpServer({ config, domains, schema, paths, log, limits, isReady }: HttpOptions) {
  const contextOf = async (request: IncomingMessage): Promise<Context> => ({
    // First, as a client that leaves takes its address along.
    address: addressOf(request, config),
    ...(await authenticate(request.headers.authorization, config)),
    selection: new Set(),
    limits,
    config,
    domains,
    log: request.log,
  })
  const graphql = await startGraphQL(schema, config, log, contextOf)
  const app = createApp({ config, paths, log, isReady, contextOf })
  // Express in front of GraphQL would double its cost, so a request goes to one of the two, never through both.
  const listener: RequestListener = (request, response) => {
    if (isGraphQL(request)) void graphql.handle(request, response).catch((error: unknown) => fail(error, response, log))
    else if (request.url?.startsWith('/graphql/')) refuseRequest(request, response, nothingHere)
    else app(request, response)
  }
  const note = requestLog(log)
  const secure = securityHeaders(config)
  const allowed = crossOrigin(config.corsOrigins, countRequests(limits, config, listener))
  const server = createServer((request, response) => {
    note(request, response)
    secure(request, response)
    allowed(request, response)
  })
  return { server, stop: graphql.stop }
}

const nothingHere = { status: 404, code: 'BAD_REQUEST', message: 'There is nothing at this address.' }

/** A browser that opens /graphql gets the playground from `app`; everything else there is the API. */
function isGraphQL(request: IncomingMessage): boolean {
  const path = request.url?.split('?', 1)[0]
  return path === '/graphql' && !(request.method === 'GET' && request.headers.accept?.includes('text/html'))
}

function fail(error: unknown, response: ServerResponse, log: Logger): void {
  const known = error instanceof RequestError
  if (!known) logFailure(log, error, {})
  if (response.headersSent) return void response.destroy()
  response.statusCode = known ? error.status : 500
  response.setHeader('content-type', 'application/json; charset=utf-8')
  // What is left of a refused body must not be read as the next request.
  response.setHeader('connection', 'close')
  const message = known ? error.message : errorTable.INTERNAL.message
  const code = known ? 'BAD_REQUEST' : 'INTERNAL'
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
