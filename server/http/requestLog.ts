import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'

/** Gives every request an id and logs one line for it, without query, headers and body, which may be private. */
export function requestLog(log: Logger): (request: IncomingMessage, response: ServerResponse) => void {
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    wrapSerializers: false,
    customAttributeKeys: { reqId: 'requestId', responseTime: 'milliseconds' },
    genReqId: (_request, response) => {
      const id = randomUUID()
      response.setHeader('x-request-id', id)
      return id
    },
    serializers: {
      req: ({ method, url }: IncomingMessage) => ({ method, path: url?.split('?', 1)[0] }),
      res: ({ statusCode }: ServerResponse) => ({ status: statusCode }),
    },
    customErrorObject: (_request, _response, _error, { err: _stack, ...line }: Record<string, unknown>) => line,
    customErrorMessage: () => 'request failed',
  })
}
