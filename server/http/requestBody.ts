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

/** Parses a JSON body. Throws RequestError: 400, 408, 413 (also for too many values) or 415; or BUSY. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new RequestError(415, 'Send JSON: content-type application/json.')
  }
  const text = await readText(request, limit)
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

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  let onLate = () => {}
  const late = new Promise<never>((_, reject) => {
    onLate = () => reject(new RequestError(408, 'The body took too long, please try again.'))
  })
  const pace = watchPace(() => onLate())
  try {
    return await Promise.race([collect(request, limit, pace.moved), late])
  } finally {
    pace.stop()
  }
}

async function collect(request: IncomingMessage, limit: number, moved: () => void): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // If reading stops early, the connection stays open so that the response can be sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      moved()
      size += chunk.length
      waiting += chunk.length
      if (size > limit) throw tooLarge(limit)
      if (waiting > mostWaiting) throw new AppError('BUSY', { reason: 'Too many bodies are being read.' })
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    waiting -= size
  }
}

const tooLarge = (limit: number) => new RequestError(413, `The body is larger than ${limit} bytes.`)
