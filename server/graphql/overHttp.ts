import type { IncomingMessage } from 'node:http'
import type { HeaderMap } from '@apollo/server'
import type { ApolloServerPlugin } from '@apollo/server'
import Negotiator from 'negotiator'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Answer } from '../http/answer.ts'
import { RequestError, parseJson, readJsonText } from '../http/requestBody.ts'
import { etagOf } from '../network/etag.ts'

/** In bytes: several times the longest post with all links and descriptions. */
export const bodyLimit = 100_000

/** Server-sent events, or `@defer` and subscriptions over multipart. */
const streamed = /text\/event-stream|multipart\/mixed/i

/** For clients that ask for such answers: they must use the WebSocket. */
export const overSocket =
  'Answers come whole. Subscriptions need a WebSocket to this address, with the subprotocol graphql-transport-ws.'

/** Clients may ask for parameters, so these have them. */
const mediaTypes = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8']

/** A form, link or image of another site cannot send these headers; a page can after a preflight request. */
export const preflightHeaders = ['graphql-require-preflight', 'apollo-require-preflight', 'x-apollo-operation-name']

/** Reads an operation sent by POST. Throws like `readJsonText`, and RequestError 406, which Apollo checks too late. */
export async function readOperation(request: IncomingMessage, network: string): Promise<string | undefined> {
  if (isUnacceptable(request)) {
    const hint = streamed.test(request.headers.accept ?? '') ? ` ${overSocket}` : ''
    throw new RequestError(406, `Accept application/graphql-response+json or application/json.${hint}`)
  }
  if (/^multipart\//i.test(request.headers['content-type'] ?? ''))
    throw new RequestError(
      415,
      'No operation carries files. POST each as a form with `file` and `upload_preset` to /media/upload, then name the `url` of the answer in the operation.',
    )
  if (request.method !== 'POST') return undefined
  return readJsonText(request, { limit: bodyLimit, network })
}

/** An empty parameter counts as a missing one. */
export function searchOf(url: string): string {
  if (!url.includes('?')) return ''
  const { search, searchParams } = new URL(url, 'http://localhost')
  const empty = ['operationName', 'variables', 'extensions'].filter((name) => searchParams.get(name) === '')
  if (empty.length === 0) return search
  for (const name of empty) searchParams.delete(name, '')
  return `?${searchParams.toString()}`
}

/** An empty name counts as none. */
export function unnamedIfEmpty<Operation>(operation: Operation): Operation {
  if (typeof operation !== 'object' || operation === null || !('operationName' in operation)) return operation
  const { operationName, ...unnamed } = operation
  return operationName === '' ? (unnamed as Operation) : operation
}

/** Parses the text of an operation. Throws like `parseJson`, and RequestError 400 for a batch. */
export function parseOperation(text: string): unknown {
  const body = unnamedIfEmpty(parseJson(text))
  if (Array.isArray(body)) {
    throw new RequestError(
      400,
      'Batches are not supported. Send one operation in each request; it may have many fields.',
    )
  }
  return body
}

function isUnacceptable(request: IncomingMessage): boolean {
  return request.headers.accept !== undefined && new Negotiator(request).mediaType(mediaTypes) === undefined
}

/** Caches may store a guest's answer, but must ask each time whether it has changed. */
const revalidated = 'no-cache'

/** Chooses the status and caching that the GraphQL-over-HTTP specification recommends. */
export const overHttp: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ request }) => {
    let hasOperation = false
    return {
      didResolveSource: async () => {
        hasOperation = true
      },
      willSendResponse: async ({ errors, response }) => {
        const { http } = response
        // Linnet's own refusals (TOO_COMPLEX) keep their status, for proxies and logs.
        const isOurs = errors?.some(({ originalError }) => originalError instanceof AppError)
        if (hasOperation && http.status === 400 && !isOurs && isPlainJson(request.http?.headers.get('accept')))
          http.status = 200
        // Apollo Server would let caches store the answer to an unknown hash.
        if (errors) http.headers.delete('cache-control')
        const isPublic = request.http?.method === 'GET' && !request.http.headers.has('authorization')
        if (isPublic && !errors) http.headers.set('cache-control', revalidated)
      },
    }
  },
}

/** Clients that expect `application/json` read errors only if the status is 200. */
function isPlainJson(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(mediaTypes) === mediaTypes[0]
}

/** It has an ETag if caches may store it. */
export function wholeAnswer(headers: HeaderMap, body: string): Answer {
  const isRevalidated = headers.get('cache-control') === revalidated
  return { headers: [...headers], text: body, etag: isRevalidated ? etagOf(body) : undefined }
}
