import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApolloServer, type ApolloServerPlugin, type GraphQLRequest, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { type Deadline, withDeadline } from '../db/deadline.ts'
import { AppError } from '../errors.ts'
import { sendAnswer } from '../http/answer.ts'
import { addressOf, networkOf } from '../network/address.ts'
import { execution } from './compiled.ts'
import { formatError } from './errors.ts'
import { maxErrors, operationLimits } from './limits.ts'
import { maxTokens } from './limitsOfDocuments.ts'
import { noted } from './noted.ts'
import { overHttp, parseOperation, preflightHeaders, readOperation, searchOf, wholeAnswer } from './overHttp.ts'
import { challengeFor } from '../refusedToken.ts'
import { refusal } from './tooComplex.ts'
import { type DocumentTexts, type TrustedDocuments, requireAllowed } from './trustedDocuments.ts'

type GraphQLOptions = {
  schema: GraphQLSchema
  config: Config
  log: Logger
  documents: TrustedDocuments
  texts: DocumentTexts
  contextOf: (request: IncomingMessage, deadline: Deadline) => Promise<Context>
}

/** A guest's answer looks complete, so it must say that the token was refused. */
const refusedToken: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue: { refusal }, response: { body, http } }) => {
      if (!refusal || body.kind !== 'single') return
      http.headers.set(...challengeFor(refusal))
      const { singleResult: result } = body
      result.extensions = { ...result.extensions, token: refusal.graphql }
    },
  }),
}

/** For clients and proxies that do not read the errors. */
const retryAfter: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined
      const seconds = errors?.map(({ extensions }) => Number(extensions?.['retryAfterSeconds'] ?? 0)) ?? []
      const longest = Math.max(0, ...seconds)
      if (longest > 0) http.headers.set('retry-after', String(longest))
    },
  }),
}

/** Starts Apollo Server. Returns the handler of requests for `/graphql`, and a function that stops it. */
export async function startGraphQL({ schema, config, log, documents, texts, contextOf }: GraphQLOptions) {
  const apollo = new ApolloServer<Context>({
    gateway: execution(schema, config.graphqlJit),
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: { requestHeaders: preflightHeaders },
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: texts },
    stopOnTerminationSignals: false,
    formatError: (shown, thrown) => formatError(shown, thrown, log, config),
    logger: log,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    plugins: [
      noted(documents),
      operationLimits,
      overHttp,
      retryAfter,
      refusedToken,
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
    ],
  })
  await apollo.start()
  // Apollo Server has no hook between parsing and validating a document.
  const contextFor = async (request: IncomingMessage, source: unknown, deadline: Deadline) => {
    requireAllowed(source, config, documents)
    return contextOf(request, deadline).catch(withStatus)
  }
  return {
    handle: (request: IncomingMessage, response: ServerResponse) =>
      handle(apollo, contextFor, networkOf(addressOf(request, config)), request, response),
    /** Runs an operation of the server's own with the usual limits. Null if any part fails. */
    ask: async (request: GraphQLRequest, contextValue: Context): Promise<Record<string, unknown> | null> => {
      const { body } = await withDeadline((deadline) =>
        apollo.executeOperation(request, { contextValue: { ...contextValue, deadline, request: undefined } }),
      )
      if (body.kind !== 'single' || body.singleResult.errors) return null
      return body.singleResult.data ?? null
    },
    stop: () => apollo.stop(),
  }
}

async function handle(
  apollo: ApolloServer<Context>,
  contextFor: (request: IncomingMessage, source: unknown, deadline: Deadline) => Promise<Context>,
  network: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readOperation(request, network)
  const httpGraphQLRequest = {
    method: (request.method ?? 'GET').toUpperCase(),
    headers: headersOf(request),
    search: searchOf(request.url ?? '/'),
    body: text === undefined ? undefined : parseOperation(text),
  }
  const { status, headers, body } = await withDeadline((deadline) =>
    apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: () => contextFor(request, sourceOf(httpGraphQLRequest), deadline),
    }),
  )
  if (body.kind !== 'complete') throw new Error('Answers come whole.')
  response.statusCode = status ?? 200
  sendAnswer(response, wholeAnswer(headers, body.string))
}

function sourceOf({ body, search }: { body: unknown; search: string }): unknown {
  if (body === undefined) return new URLSearchParams(search).get('query')
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined
}

/** If creating the context fails, Apollo Server answers 500 unless the error has another status. */
function withStatus(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  throw refusal(error)
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
