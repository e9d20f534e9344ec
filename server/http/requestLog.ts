import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type SentCommand, collectingCommands } from '../db/sentCommands.ts'
import { addressOf, wideNetworkOf } from '../network/address.ts'
import { beginFacts, factsOf } from './requestFacts.ts'

type LogSettings = Pick<Config, 'trustsProxy' | 'logsAddresses' | 'slowMs'>

type Serve = () => void

/**
 * Gives every request an id and logs one line for it, without query, headers and body, which may be private. If the
 * settings say what is slow, a slow request's line has the commands that it sent to MongoDB.
 */
export function requestLog(
  log: Logger,
  config: LogSettings,
): (request: IncomingMessage, response: ServerResponse, serve: Serve) => void {
  const isLogged = log.isLevelEnabled('info')
  const { slowMs } = config
  const writeLine = (request: IncomingMessage, response: ServerResponse, sent?: readonly SentCommand[]) => {
    const begun = performance.now()
    const { method, url } = request
    // Read now, because the socket loses its address when the client leaves.
    const client = clientAt(addressOf(request, config), config)
    response.once('close', () => {
      const { id: requestId, isKnown: _isKnown, ...learnt } = factsOf(request) ?? {}
      const milliseconds = Math.round(performance.now() - begun)
      const line = { requestId, req: { method, path: url?.split('?', 1)[0] }, res: { status: response.statusCode } }
      const commands = slowMs !== null && milliseconds >= slowMs ? sent : undefined
      log.info({ ...line, milliseconds, ...client, ...learnt, commands }, outcomeOf(response))
    })
  }
  return (request, response, serve) => {
    const { id } = beginFacts(request)
    response.setHeader('x-request-id', id)
    if (isLogged && slowMs !== null)
      return collectingCommands((sent) => {
        writeLine(request, response, sent)
        serve()
      })
    if (isLogged) writeLine(request, response)
    serve()
  }
}

/** What the log says about a client's address. */
export function clientAt(address: string, { logsAddresses }: Pick<Config, 'logsAddresses'>) {
  return logsAddresses ? { address } : { network: wideNetworkOf(address) }
}

function outcomeOf({ writableFinished, statusCode }: ServerResponse): string {
  if (!writableFinished) return 'request aborted'
  return statusCode < 500 ? 'request completed' : 'request failed'
}
