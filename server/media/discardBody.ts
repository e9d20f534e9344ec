import type { IncomingMessage } from 'node:http'

/** For so long what is left of a refused body is still read; who takes longer to send it finds the connection closed. */
const longestMs = 60_000

/**
 * Reads what is left of a refused body and throws it away, while the answer is on its way. A browser looks at an answer
 * only when it has sent everything: were the connection closed in the middle, it would report a broken network instead
 * of what was wrong.
 */
export function discardBody(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
  if (request.complete || request.destroyed) return
  const late = setTimeout(() => request.destroy(), longestMs)
  late.unref()
  request.once('close', () => clearTimeout(late))
}
