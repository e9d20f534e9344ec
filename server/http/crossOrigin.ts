import type { RequestListener } from 'node:http'
import cors from 'cors'

const exposedHeaders = [
  'Link',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
]

const tenMinutes = 600

/** Adds CORS headers for these origins, and answers preflights. Without cookies, pages use only their own tokens. */
export function crossOrigin(origins: readonly string[], listener: RequestListener): RequestListener {
  if (origins.length === 0) return listener
  const allow = cors({ origin: origins.includes('*') ? '*' : [...origins], exposedHeaders, maxAge: tenMinutes })
  return (request, response) => allow(request, response, () => listener(request, response))
}
