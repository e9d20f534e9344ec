import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { withDeadline } from '../db/deadline.ts'
import { AppError } from '../errors.ts'
import { formatError } from './errors.ts'
import { maxErrors, operationLimits } from './limits.ts'
import { maxTokens, requireModestDocument } from './limitsOfDocuments.ts'
import { overHttp, preflightHeaders, readOperation, sendWhole } from './overHttp.ts'
import { refusal } from './tooComplex.ts'
import { type TrustedDocuments, documentsByHash, requireTrusted } from './trustedDocuments.ts'

type GraphQLOptions = {
  schema: GraphQLSchema
  config: Config
  log: Logger
  documents: TrustedDocuments
  contextOf: (request: IncomingMessage) => Promise<Context>
}

/** Sets `Retry-After`, for clients and proxies that do not read the errors. */
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

/** Starts Apollo Server. Returns the request handler for `/graphql` and a function that stops it. */
export async function startGraphQL({ schema, config, log, documents, contextOf }: GraphQLOptions) {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: { requestHeaders: preflightHeaders },
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: documentsByHash(documents) },
    stopOnTerminationSignals: false,
    formatError: (shown, thrown) => formatError(shown, thrown, log, config),
    logger: log,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    executionOptions: { maxCoercionErrors: maxErrors },
    plugins: [
      operationLimits,
      overHttp,
      retryAfter,
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
  })
  await apollo.start()
  // Here, because Apollo Server has no hook between parsing and validating a document.
  const requireAllowed = (source: unknown) => {
    if (config.trustedDocumentsOnly) requireTrusted(source, documents)
    requireModestDocument(source)
  }
  const contextFor = async (request: IncomingMessage, source: unknown) => {
    requireAllowed(source)
    return contextOf(request).catch(withStatus)
  }
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => answer(apollo, contextFor, request, response),
    stop: () => apollo.stop(),
  }
}

async function answer(
  apollo: ApolloServer<Context>,
  contextFor: (request: IncomingMessage, source: unknown) => Promise<Context>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const httpGraphQLRequest = {
    method: (request.method ?? 'GET').toUpperCase(),
    headers: headersOf(request),
    search: new URL(request.url ?? '/', 'http://localhost').search,
    body: await readOperation(request),
  }
  const context = () => contextFor(request, sourceOf(httpGraphQLRequest))
  const { status, headers, body } = await withDeadline(() =>
    apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context }),
  )
  for (const [name, value] of headers) response.setHeader(name, value)
  response.statusCode = status ?? 200
  if (body.kind === 'complete') return sendWhole(request, response, body.string)
  for await (const chunk of body.asyncIterator) response.write(chunk)
  response.end()
}

function sourceOf({ body, search }: { body: unknown; search: string }): unknown {
  if (body === undefined) return new URLSearchParams(search).get('query')
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined
}

/** Apollo Server answers 500 if creating the context fails, unless the error carries another status. */
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
