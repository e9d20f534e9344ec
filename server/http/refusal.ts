import type { IncomingMessage, ServerResponse } from 'node:http'

/** Why a request is refused. Only GraphQL responses show `code`. */
type Refusal = { status: number; code: string; message: string; retryAfterSeconds?: number | undefined }

/** Answers a refused request in the error format of the API that it was sent to. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, code, message, retryAfterSeconds } = refusal
  response.statusCode = status
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds)
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  const extensions = { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  const body = isBelow('/graphql', request)
    ? { errors: [{ message, extensions }] }
    : isBelow('/api', request) || isBelow('/media', request)
      ? { errors: [message] }
      : null
  response.setHeader('content-type', body ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
  response.end(request.method === 'HEAD' ? undefined : body ? JSON.stringify(body) : message)
}

/** Whether the path of a request is `path` or below it. */
export function isBelow(path: string, { url = '' }: IncomingMessage): boolean {
  const asked = url.split('?', 1)[0] ?? ''
  return asked === path || asked.startsWith(`${path}/`)
}
