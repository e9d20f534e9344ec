import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '../errors.ts'
import type { ErrorCode } from '../enums.generated.ts'
import { publicError, waiting } from '../publicErrors.ts'

/** Why a request is refused. Only GraphQL's answers show `code`. */
export type Refusal = { status: number; code: ErrorCode; message: string; retryAfterSeconds?: number | undefined }

/** Uploads belong to `rest`; `text` is everything else. */
const formats = ['graphql', 'rest', 'text'] as const
type Format = (typeof formats)[number]

/** Answers a refused request in the error format of the API that was asked. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, refusal: Refusal | AppError): void {
  const { type, body } = written(refusal, formatOf(request))
  response.statusCode = refusal.status
  if (refusal.retryAfterSeconds !== undefined) response.setHeader('retry-after', refusal.retryAfterSeconds)
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', type)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Like `refuseRequest` with a prepared answer: an overloaded server refuses thousands of requests a second. */
export function constantRefusal(refusal: Refusal, headers: Readonly<Record<string, string>>) {
  const answers = Object.fromEntries(formats.map((format) => [format, constantAnswer(refusal, format, headers)]))
  return (request: IncomingMessage, response: ServerResponse): void => {
    const answer = answers[formatOf(request)]
    response.writeHead(refusal.status, answer?.headers).end(answer?.body())
  }
}

function constantAnswer(refusal: Refusal, format: Format, shared: Readonly<Record<string, string>>) {
  const { type, body } = written(refusal, format)
  const headers = {
    ...shared,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': `${Buffer.byteLength(body)}`,
    ...(refusal.retryAfterSeconds !== undefined && { 'retry-after': `${refusal.retryAfterSeconds}` }),
  }
  // Node sends headers and a string in one write, but headers and bytes in two. Only GraphQL's text has a time, and
  // that has a constant length.
  const current = () => (format === 'graphql' ? written(refusal, format).body : body)
  return { headers: Object.entries(headers).flat(), body: current }
}

function written(refusal: Refusal | AppError, format: Format): { type: string; body: string } {
  if (format === 'text') return { type: 'text/plain; charset=utf-8', body: refusal.message }
  const errors = [format === 'graphql' ? graphQLError(refusal) : refusal.message]
  return { type: 'application/json; charset=utf-8', body: JSON.stringify({ errors }) }
}

function formatOf({ url = '' }: IncomingMessage): Format {
  if (isBelow('/graphql', { url })) return 'graphql'
  // Express routes these in any letter case.
  const routed = { url: url.toLowerCase() }
  return isBelow('/api', routed) || isBelow('/media', routed) ? 'rest' : 'text'
}

function graphQLError(refusal: Refusal | AppError): object {
  if (refusal instanceof AppError) return publicError(refusal) ?? { message: refusal.message }
  const { code, message, retryAfterSeconds } = refusal
  return { message, extensions: { code, ...(retryAfterSeconds !== undefined && waiting(retryAfterSeconds)) } }
}

export function isBelow(path: string, { url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  if (!url.startsWith(path)) return false
  const next = url[path.length]
  return next === undefined || next === '/' || next === '?'
}
