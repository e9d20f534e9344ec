import type { IncomingMessage, ServerResponse } from 'node:http'
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

type Answer = () => void

/**
 * Returns a function that adds CORS headers for these origins to an answer, and answers preflights itself. Without
 * cookies, pages use only their own tokens.
 */
export function crossOrigin(origins: readonly string[]) {
  const allow = cors({ origin: origins.includes('*') ? '*' : [...origins], exposedHeaders, maxAge: tenMinutes })
  return (request: IncomingMessage, response: ServerResponse, answer: Answer): void => {
    if (origins.length === 0) answer()
    else allow(request, response, answer)
  }
}
