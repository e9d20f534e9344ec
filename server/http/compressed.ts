import type { IncomingMessage, RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import Negotiator from 'negotiator'

/** A window of 128 kB: with the default of 4 MB an encoder takes twice the memory, and answers come out no smaller. */
const windowBits = 17
const quality = 4

/** Options of a brotli encoder. */
export const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
}
const leastBytes = 1_024

/** Middleware that compresses answers of 1 kB and more with brotli or gzip, whichever the client prefers. */
export const compress: RequestHandler = compression({ brotli, threshold: leastBytes })

/** The same around a listener outside Express; the middleware uses nothing that only Express adds to a request. */
export function compressed(listener: RequestListener): RequestListener {
  return (request, response) => {
    // The middleware wraps the response, which takes time even where it compresses nothing.
    if (request.headers['accept-encoding'] === undefined) return listener(request, response)
    compress(request as Request, response as Response, () => listener(request, response))
  }
}

export type Encoding = 'br' | 'gzip'

const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotli),
  gzip: (text) => promisify(gzip)(text),
}

/** A text as the middleware would compress it. */
export const encoded = (text: string, encoding: Encoding): Promise<Buffer> => encoders[encoding](text)

/** How the middleware would compress a text for a client; null for not at all. */
export function encodingFor(request: IncomingMessage, text: string): Encoding | null {
  if (request.headers['accept-encoding'] === undefined || Buffer.byteLength(text) < leastBytes) return null
  const preferred = negotiate.call(new Negotiator(request), ['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  return preferred === 'br' || preferred === 'gzip' ? preferred : null
}

/** Its types lack the order of those that a client likes equally. */
const negotiate = Negotiator.prototype.encoding as (
  this: Negotiator,
  available: readonly string[],
  options: { preferred: readonly string[] },
) => string | undefined
