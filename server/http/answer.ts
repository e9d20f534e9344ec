import type { ServerResponse } from 'node:http'
import { isKnown } from '../network/etag.ts'

export type Answer = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  /** In quotes; set where clients and caches may ask for changes. */
  readonly etag?: string | undefined
}

/** Sends an answer, or 304 if the client has it already. */
export function sendAnswer(response: ServerResponse, { headers, text, etag }: Answer): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (etag !== undefined) {
    // Weak, because the compressed forms share it.
    response.setHeader('etag', `W/${etag}`)
    if (isKnown(etag, response.req.headers['if-none-match'])) {
      response.statusCode = 304
      return void response.end()
    }
  }
  response.end(text)
}
