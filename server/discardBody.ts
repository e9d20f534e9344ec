import type { IncomingMessage } from 'node:http'

/** So much of a refused body is still read, and for so long; who sends more finds the connection closed. */
const mostBytes = 64 * 1024 * 1024
const longestMs = 60_000

/**
 * Reads what is left of a refused body and throws it away, while the answer is on its way. A browser looks at an answer
 * only when it has sent everything: were the connection closed in the middle, it would report a broken network instead
 * of what was wrong.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let size = 0
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > mostBytes) request.destroy()
  })
  request.resume()
  const late = setTimeout(() => request.destroy(), longestMs)
  late.unref()
  request.once('close', () => clearTimeout(late))
}
