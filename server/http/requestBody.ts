import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors.ts'
import { hasMorePartsThan } from './jsonParts.ts'
import { watchPace } from './requestPace.ts'

/** A request body that cannot be read, and the HTTP status to answer. */
export class RequestError extends Error {
  readonly status: 400 | 406 | 408 | 413 | 415

  constructor(status: 400 | 406 | 408 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** More than the largest object that this API returns. */
const mostParts = 250_000

/** Reads and parses a JSON body. Throws as `readJsonText` and `parseJson`. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<unknown> {
  return parseJson(await readJsonText(request, limit))
}

/** Reads the text of a JSON body. Throws RequestError: 408, 413 or 415; or BUSY. */
export function readJsonText(request: IncomingMessage, limit: number): Promise<string> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new RequestError(415, 'Send JSON: content-type application/json.')
  }
  return readText(request, limit)
}

/** Parses the text of a body. Throws RequestError: 400, or 413 for too many values. */
export function parseJson(text: string): unknown {
  if (hasMorePartsThan(mostParts, text)) throw new RequestError(413, `The body has more than ${mostParts} values.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestError(400, 'The body is not JSON.')
  }
}

/** The most bytes of unfinished bodies in memory, of all requests together. */
const mostWaiting = 64 * 1024 * 1024
let waiting = 0

function readText(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
    if (request.destroyed) throw left()
    const chunks: Buffer[] = []
    let size = 0
    const stop = (error?: Error) => {
      pace.stop()
      request.off('data', take).off('end', end).off('close', abort).off('error', stop)
      waiting -= size
      if (!error) return resolve(Buffer.concat(chunks).toString('utf8'))
      // The connection stays open, so that the response can be sent.
      request.pause()
      reject(error)
    }
    const take = (chunk: Buffer) => {
      pace.moved()
      size += chunk.length
      waiting += chunk.length
      if (size > limit) return stop(tooLarge(limit))
      if (waiting > mostWaiting) return stop(new AppError('BUSY', { reason: 'Too many bodies are being read.' }))
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
