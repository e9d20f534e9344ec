import type { RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { addressOf, networkOf } from '../network/address.ts'
import { refuseRequest } from '../http/refusal.ts'
import type { Limits } from './limits.ts'
import { showLimits } from './rateLimitFields.ts'

/** Health checks are frequent and must always get an answer. */
const uncounted = new Set(['/healthz', '/readyz'])

export function countRequests(limits: Limits, config: Config, listener: RequestListener): RequestListener {
  return (request, response) => {
    try {
      const shown = showLimits(limits, request, response)
      if (!uncounted.has(request.url ?? '')) shown.count('requests', networkOf(addressOf(request, config)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return refuseRequest(request, response, error)
    }
    listener(request, response)
  }
}
