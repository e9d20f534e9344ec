import type { ServerResponse } from 'node:http'
import { isKnown } from '../network/etag.ts'

export type Answer = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  /** In quotes. Set if clients and caches may ask whether the answer has changed. */
  readonly etag?: string | undefined
}

/** Sends an answer; 304 if the client already has it. */
export function sendAnswer(response: ServerResponse, { headers, text, etag }: Answer): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (etag !== undefined) {
    // A weak tag, because the compressed forms share it.
    response.setHeader('etag', `W/${etag}`)
    if (isKnown(etag, response.req.headers['if-none-match'])) {
      response.statusCode = 304
      return void response.end()
    }
  }
  response.end(text)
}
