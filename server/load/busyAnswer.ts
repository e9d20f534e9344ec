import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorTable } from '../errors.ts'

const retryAfterSeconds = 1
const { status, message } = errorTable.BUSY

const json = 'application/json; charset=utf-8'
const extensions = { code: 'BUSY', retryAfterSeconds }
const graphql = Buffer.from(JSON.stringify({ errors: [{ message, extensions }] }))
const rest = Buffer.from(JSON.stringify({ errors: [message] }))
const text = Buffer.from(message)

/** Refuses a request with 503 in the form of its neighbours. As cheap as an answer can be: an overloaded server gives thousands. */
export function answerBusy({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const body = url.startsWith('/graphql') ? graphql : /^\/(api|media)\//.test(url) ? rest : text
  response.writeHead(status, {
    'content-type': body === text ? 'text/plain; charset=utf-8' : json,
    'content-length': body.length,
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
  })
  response.end(body)
}
