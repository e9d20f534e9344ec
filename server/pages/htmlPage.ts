import { createBrotliCompress } from 'node:zlib'
import type { Request, Response } from 'express'
import { brotli } from '../http/compressed.ts'

export type Html = { readonly plain: Buffer; readonly brotli: Buffer }

/** A page that is sent in two parts, or whole. */
export type HtmlPage = { readonly status: number; readonly begin: Html; readonly end?: Promise<Html> }

/** Compresses a page in parts as one stream. Returns a function that takes the next part. */
export function htmlParts(): (text: string, options?: { isLast: boolean }) => Promise<Html> {
  const compressor = createBrotliCompress(brotli)
  let made: Buffer[] = []
  compressor.on('data', (bytes: Buffer) => void made.push(bytes))
  return (text, { isLast } = { isLast: false }) =>
    new Promise((resolve, reject) => {
      const plain = Buffer.from(text)
      const done = () => {
        compressor.off('error', reject)
        const bytes = Buffer.concat(made)
        made = []
        resolve({ plain, brotli: bytes })
      }
      compressor.once('error', reject)
      if (isLast) compressor.once('end', done).end(plain)
      else {
        compressor.write(plain)
        compressor.flush(done)
      }
    })
}

export const wholeHtml = (begin: Html, end: Html): Html => ({
  plain: Buffer.concat([begin.plain, end.plain]),
  brotli: Buffer.concat([begin.brotli, end.brotli]),
})

/** Sends the beginning of a page at once, so that the browser loads files while the rest is made. */
export async function sendPage({ status, begin, end }: HtmlPage, request: Request, response: Response): Promise<void> {
  const form = request.acceptsEncodings('br') ? 'brotli' : 'plain'
  response.status(status).type('html').vary('accept-encoding')
  if (form === 'brotli') response.setHeader('content-encoding', 'br')
  if (!end) return void response.send(begin[form])
  response.write(begin[form])
  // A compressor of the middleware would hold it back.
  response.flush()
  response.end((await end)[form])
}
