import type { RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'

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
