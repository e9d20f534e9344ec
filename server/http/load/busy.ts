import type { RequestListener } from 'node:http'
import type { Config } from '../../config.ts'
import { commonErrors } from '../../errors.ts'
import { crossOrigin } from '../crossOrigin.ts'
import { constantRefusal } from '../refusal.ts'
import { apiHeaders } from '../securityHeaders.ts'

/** Answers 503, with Retry-After, and with headers that let allowed origins read it. */
export function busyAnswer(config: Config): RequestListener {
  const readable = crossOrigin(config.corsOrigins)
  const refuse = constantRefusal(commonErrors.BUSY, apiHeaders(config))
  return (request, response) => readable(request, response, () => refuse(request, response))
}
