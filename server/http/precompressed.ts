import { extname } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'

type Options = { immutable: boolean; maxAge: number }

/** Browsers read these only in pages and workers. They would be a third of the headers of a script or style. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves a folder's `<name>.br` files to clients that accept brotli. The folder must have no pages. */
export function precompressed(folder: string, { immutable, maxAge }: Options): RequestHandler {
  const serve = express.static(folder, {
    immutable,
    maxAge,
    index: false,
    redirect: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response: Response, path) => {
      response.type(extname(path.slice(0, -suffix.length))).setHeader('content-encoding', 'br')
      for (const name of pageHeaders) response.removeHeader(name)
    },
  })
  return (request, response, next) => {
    response.vary('accept-encoding')
    if (!request.acceptsEncodings('br')) return next()
    const { url } = request
    request.url = url.replace(/^[^?]*/, `$&${suffix}`)
    serve(request, response, (error) => {
      request.url = url
      next(error)
    })
  }
}

const suffix = '.br'
