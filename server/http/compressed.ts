import type { RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'

/** With the default of 4 MB an encoder takes twice the memory, and answers get no smaller. */
const windowBits = 17
const quality = 4

export const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
}
const leastBytes = 1_024

/** Compresses answers of 1 kB and more with brotli or gzip, whichever the client prefers. */
export const compress: RequestHandler = compression({ brotli, threshold: leastBytes })

/** Like `compress`, for a listener outside Express: the middleware needs nothing of Express. */
export function compressed(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Wrapping the response takes time even if nothing is compressed.
    if (request.headers['accept-encoding'] === undefined) return listener(request, response)
    compress(request as Request, response as Response, () => listener(request, response))
  }
}
