import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Limits, secondsOf } from './limits.ts'

const limitsOfRequests = new WeakMap<IncomingMessage, Limits>()

/** Undefined for a request without a response. */
export const limitsOf = (request: IncomingMessage) => limitsOfRequests.get(request)

/**
 * Counters that name each limit they count in the header fields RateLimit and RateLimit-Policy, as
 * draft-ietf-httpapi-ratelimit-headers-10 defines.
 */
export function showLimits(limits: Limits, request: IncomingMessage, response: ServerResponse): Limits {
  const items = new Map<string, { left: string; policy: string }>()
  const shown = limits.noting(({ name, points, seconds, left, msLeft }) => {
    if (response.headersSent) return
    const item = { left: `"${name}";r=${left};t=${secondsOf(msLeft)}`, policy: `"${name}";q=${points};w=${seconds}` }
    items.set(name, item)
    const all = [...items.values()]
    response.setHeader('ratelimit', all.map((one) => one.left).join(', '))
    response.setHeader('ratelimit-policy', all.map((one) => one.policy).join(', '))
  })
  limitsOfRequests.set(request, shown)
  return shown
}
