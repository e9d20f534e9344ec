import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Request, type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import type { ExportPart } from '../exportPart.ts'
import type { Config } from '../config.ts'
import { AppError, commonErrors } from '../errors.ts'
import { logFailure } from '../http/failureLog.ts'
import { idOf } from '../http/requestFacts.ts'
import { addressOf, networkOf } from '../network/address.ts'
import { publicOrigin } from '../network/publicOrigin.ts'
import { siteOf } from '../site/site.ts'
import { Tally } from '../tally.ts'
import { ownAccount } from './account.ts'
import { zipOf } from './archive.ts'
import { ownerOfTicket, takeTicket } from './exports.service.ts'

type Options = { config: Config; parts: readonly ExportPart[]; log: Logger }

/** A download reads and compresses for as long as the client takes, up to this time. */
const mostAtOnce = 4
const mostOfNetwork = 2
const longestMs = 30 * 60_000

/** `GET /export?ticket=…` downloads the ticket's ZIP, and uses the ticket up. */
export function exportRoutes({ config, parts, log }: Options): Router {
  let running = 0
  const ofNetworks = new Tally(mostOfNetwork)
  const owners = new Set<string>()
  const download: RequestHandler = async (request, response, next) => {
    // HEAD would use the ticket up without a download.
    if (request.method !== 'GET') return next('router')
    const network = networkOf(addressOf(request, config))
    if (running >= mostAtOnce || !ofNetworks.add(network))
      return refuse(response, new AppError(commonErrors.BUSY, { retryAfterSeconds: 60 }))
    running++
    try {
      await send(request, response, { config, parts, owners })
    } catch (error) {
      const known = error instanceof AppError ? error : null
      if (!known && !isAbort(error)) logFailure(log, error, { ...idOf(request), path: '/export' })
      if (response.headersSent) response.destroy()
      else refuse(response, known ?? new AppError(commonErrors.INTERNAL))
    } finally {
      running--
      ofNetworks.remove(network)
    }
  }
  return Router().all('/', download)
}

type Sending = Omit<Options, 'log'> & { owners: Set<string> }

async function send(request: Request, response: ServerResponse, { config, parts, owners }: Sending) {
  const { ticket } = request.query
  const token = typeof ticket === 'string' ? ticket : ''
  const userId = await ownerOfTicket(token)
  // One account may not take all places. The ticket stays for later.
  if (owners.has(userId)) throw new AppError(commonErrors.BUSY, { retryAfterSeconds: 60 })
  owners.add(userId)
  try {
    await takeTicket(token)
    const account = await ownAccount(userId)
    const origin = publicOrigin(request as IncomingMessage, config)
    const zip = zipOf(account, { parts, brand: siteOf(config).name, origin })
    const day = new Date().toISOString().slice(0, 10)
    response.setHeader('content-type', 'application/zip')
    response.setHeader('content-disposition', `attachment; filename="${account.username}-${day}.zip"`)
    response.setHeader('cache-control', 'no-store')
    await pipeline(zip, response, { signal: AbortSignal.timeout(longestMs) })
  } finally {
    owners.delete(userId)
  }
}

function refuse(response: ServerResponse, { status, message, retryAfterSeconds }: AppError): void {
  if (retryAfterSeconds) response.setHeader('retry-after', retryAfterSeconds)
  response.statusCode = status
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(message)
}

const isAbort = (error: unknown) =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(String((error as NodeJS.ErrnoException).code))
