import type { IncomingMessage } from 'node:http'

/** Beyond either limit, the connection is closed. */
const mostBytes = 64 * 1024 * 1024
const longestMs = 60_000

/** Reads the rest of a refused body, because browsers read the answer only after they have sent everything. */
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
