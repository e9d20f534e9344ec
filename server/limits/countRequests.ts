import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { refuseRequest } from '../http/refusal.ts'
import { addressOf, networkOf } from '../network/address.ts'
import { requestLimits } from './limit.ts'
import { type Limits, secondsOf } from './limits.ts'

/** Health checks are frequent and must always be answered. */
const uncounted = new Set(['/healthz', '/readyz'])

const limitsOfRequests = new WeakMap<IncomingMessage, Limits>()

/** Undefined if a request has no response. */
export const limitsOf = (request: IncomingMessage) => limitsOfRequests.get(request)

/**
 * Counts every request, preflights too. Beyond the limit, preflights are still answered, which costs no more than a
 * refusal: without that, a page could not read the refusal of its request.
 */
export function countRequests(limits: Limits, config: Config, listener: RequestListener): RequestListener {
  const readable = crossOrigin(config.corsOrigins)
  return (request, response) => {
    const shown = showingLimits(limits, response)
    limitsOfRequests.set(request, shown)
    let answer = listener
    try {
      if (!uncounted.has(request.url ?? '')) shown.count(requestLimits.requests, networkOf(addressOf(request, config)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answer = () => refuseRequest(request, response, error)
    }
    readable(request, response, () => answer(request, response))
  }
}

/** Names each limit in RateLimit headers, as draft-ietf-httpapi-ratelimit-headers-10 defines them. */
function showingLimits(limits: Limits, response: ServerResponse): Limits {
  const items = new Map<string, { left: string; policy: string }>()
  return limits.noting(({ name, points, seconds, left, msLeft }) => {
    if (response.headersSent) return
    const item = { left: `"${name}";r=${left};t=${secondsOf(msLeft)}`, policy: `"${name}";q=${points};w=${seconds}` }
    items.set(name, item)
    const all = [...items.values()]
    response.setHeader('ratelimit', all.map((one) => one.left).join(', '))
    response.setHeader('ratelimit-policy', all.map((one) => one.policy).join(', '))
  })
}
