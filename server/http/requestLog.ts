import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

const ids = new WeakMap<IncomingMessage, string>()

export const requestIdOf = (request: IncomingMessage) => ids.get(request)

/** Gives every request an id and logs one line for it, without query, headers and body, which may be private. */
export function requestLog(log: Logger): (request: IncomingMessage, response: ServerResponse) => void {
  const isLogged = log.isLevelEnabled('info')
  return (request, response) => {
    const requestId = randomUUID()
    ids.set(request, requestId)
    response.setHeader('x-request-id', requestId)
    if (!isLogged) return
    const begun = performance.now()
    const { method, url } = request
    response.once('close', () => {
      const milliseconds = Math.round(performance.now() - begun)
      const req = { method, path: url?.split('?', 1)[0] }
      log.info({ requestId, req, res: { status: response.statusCode }, milliseconds }, outcomeOf(response))
    })
  }
}

function outcomeOf({ writableFinished, statusCode }: ServerResponse): string {
  if (!writableFinished) return 'request aborted'
  return statusCode < 500 ? 'request completed' : 'request failed'
}
