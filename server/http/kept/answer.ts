import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnown } from '../../network/etag.ts'
import { type Encoding, encoded, encodingFor } from '../compressed.ts'

/** A whole answer with status 200, and its compressed forms as far as somebody wanted them. */
export type Answer = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  /** In quotes; of answers about which clients and caches may ask whether they changed. */
  readonly etag: string | undefined
  readonly forms: Map<Encoding, Promise<Buffer>>
}

export const answerOf = (headers: Answer['headers'], text: string, etag?: string): Answer => ({
  ...{ headers, text, etag, forms: new Map() },
})

/** An answer as it is kept. One that is too long to be kept has no text, and is only of use to a client that has it. */
export type KeptAnswer = Omit<Answer, 'text'> & { readonly text: string | null }

/** Whether this is the answer to a request as a whole. */
export const isWhole = (answer: KeptAnswer): answer is Answer => answer.text !== null

/** Whether the client has this answer. */
export const hasAnswer = ({ headers }: IncomingMessage, { etag }: KeptAnswer): boolean =>
  etag !== undefined && isKnown(etag, headers['if-none-match'])

/** The bytes that an answer may take in memory: two for each character, and its compressed forms. */
export const bytesOf = ({ text }: KeptAnswer) => 3 * (text?.length ?? 0)

/**
 * Sends an answer, or 304 if the client has it. It is compressed once, however many get it. Without a text the client must
 * have it.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
): Promise<void> {
  if (!isBegun(request, response, answer) || !isWhole(answer)) return
  const encoding = encodingFor(request, answer.text)
  if (!encoding) return void response.end(answer.text)
  const form = answer.forms.get(encoding) ?? encoded(answer.text, encoding)
  answer.forms.set(encoding, form)
  const bytes = await form
  response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.end(bytes)
}

/** Sets the headers. False if nothing else is to be sent: the client has this answer. */
function isBegun(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): boolean {
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  // Weak, because the compressed forms share it.
  if (answer.etag !== undefined) response.setHeader('etag', `W/${answer.etag}`)
  if (!hasAnswer(request, answer)) return true
  response.statusCode = 304
  response.end()
  return false
}
