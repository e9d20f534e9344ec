import type { IncomingMessage } from 'node:http'

/** So much of a refused body is still read, and for so long; who sends more finds the connection closed. */
const mostBytes = 32 * 1024 * 1024
const longestMs = 20_000

/**
 * Reads what is left of a refused body and throws it away. A browser looks at the answer only when it has sent
 * everything: closed in the middle, it would report a broken network instead of what was wrong.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  if (Number(request.headers['content-length']) > mostBytes) return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(done, longestMs)
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) done()
    }
    function done() {
      clearTimeout(late)
      request.off('data', count)
      resolve()
    }
    request.once('end', done).once('close', done)
    request.unpipe()
    request.on('data', count)
    request.resume()
  })
}
