import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { AppError, commonErrors } from '../errors.ts'
import { hasMorePartsThan } from './jsonParts.ts'
import { Tally } from '../tally.ts'
import { watchPace } from './requestPace.ts'

/** A body that cannot be read, with the HTTP status. `reason` is for the client's developer. */
export class RequestError extends Error {
  readonly status: 400 | 406 | 408 | 413 | 415
  readonly reason: string | undefined

  constructor(status: 400 | 406 | 408 | 413 | 415, message: string, reason?: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

/** More than the largest object that this API returns. */
const mostParts = 250_000

/** In bytes, and whose room an unfinished body takes. */
export type BodyBounds = { limit: number; network: string }

/** Reads and parses a JSON body, undefined if it is empty. Throws like `readJsonText` and `parseJson`. */
export async function readJsonBody(request: IncomingMessage, bounds: BodyBounds): Promise<unknown> {
  const text = await readJsonText(request, bounds)
  return text === '' ? undefined : parseJson(text)
}

/** Reads the text of a JSON body. Throws RequestError 400, 408, 413 or 415, or BUSY. */
export function readJsonText(request: IncomingMessage, bounds: BodyBounds): Promise<string> {
  return readText(request, bounds, 'application/json')
}

const formType = 'application/x-www-form-urlencoded'

export const bringsForm = ({ headers }: IncomingMessage) => mediaTypeOf(headers['content-type']) === formType

/** Reads the fields of a form. Of two with one name, the last counts. Throws like `readJsonText`. */
export async function readFormBody(request: IncomingMessage, bounds: BodyBounds): Promise<Record<string, string>> {
  const pairs = (await readText(request, bounds, formType)).split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length
      return [formText(pair.slice(0, end)), formText(pair.slice(end + 1))]
    }),
  )
}

function formText(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    throw new RequestError(400, commonErrors.INVALID_INPUT.message, 'The form is not UTF-8.')
  }
}

/** Parses the text of a body. Throws RequestError 400, or 413 for too many values. */
export function parseJson(text: string): unknown {
  if (hasMorePartsThan(mostParts, text)) throw new RequestError(413, `The body has more than ${mostParts} values.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestError(400, 'The body is not JSON.')
  }
}

/** The most bytes of unfinished bodies: of all requests together, and of one network. */
const mostWaiting = 64 * 1024 * 1024
const ofNetworks = new Tally(mostWaiting / 8)
let waiting = 0

async function readText(request: IncomingMessage, bounds: BodyBounds, type: string): Promise<string> {
  // Whether a body in chunks is empty, and so needs no type, shows only when it is read.
  const isInChunks = request.headers['transfer-encoding'] !== undefined
  if (!isInChunks) requireReadable(request, type)
  const bytes = await readBytes(request, bounds)
  if (isInChunks && bytes.length > 0) requireReadable(request, type)
  if (!isUtf8(bytes)) throw new RequestError(400, commonErrors.INVALID_INPUT.message, 'The body is not UTF-8.')
  // Some clients put a byte order mark before the text.
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

/** Throws RequestError 415 for another type or charset, or a compressed body. */
function requireReadable({ headers }: IncomingMessage, type: string): void {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = headers
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(given) ?? []
  if (mediaTypeOf(given) === type && /^utf-?8$/i.test(charset) && encoding.toLowerCase() === 'identity') return
  const reason = `Send ${type} in UTF-8, not compressed.`
  throw new RequestError(415, 'Unsupported media type.', reason)
}

const mediaTypeOf = (contentType = '') => contentType.split(';', 1)[0]?.trim().toLowerCase()

function readBytes(request: IncomingMessage, { limit, network }: BodyBounds): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
    if (request.destroyed) throw left()
    const chunks: Buffer[] = []
    let size = 0
    const stop = (error?: Error) => {
      pace.stop()
      request.off('data', take).off('end', end).off('close', abort).off('error', stop)
      waiting -= size
      ofNetworks.remove(network, size)
      if (!error) return resolve(Buffer.concat(chunks))
      // The connection stays open for the answer.
      request.pause()
      reject(error)
    }
    const take = (chunk: Buffer) => {
      pace.moved()
      if (size + chunk.length > limit) return stop(tooLarge(limit))
      if (waiting + chunk.length > mostWaiting || !ofNetworks.add(network, chunk.length))
        return stop(new AppError(commonErrors.BUSY, { reason: 'Too many bodies are being read.' }))
      size += chunk.length
      waiting += chunk.length
      chunks.push(chunk)
    }
    const end = () => stop()
    const abort = () => stop(left())
    const pace = watchPace(() => stop(new RequestError(408, 'The body took too long, please try again.')))
    request.on('data', take).on('end', end).on('close', abort).on('error', stop)
  })
}

const left = () => Object.assign(new Error('The client left.'), { code: 'ECONNRESET' })
const tooLarge = (limit: number) => new RequestError(413, `The body is larger than ${limit} bytes.`)
