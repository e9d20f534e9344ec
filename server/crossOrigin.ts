import type { RequestListener } from 'node:http'
import cors from 'cors'

/** What a page of another origin may read of an answer besides its body: where lists go on, versions, limits, the request's name. */
const exposedHeaders = ['Link', 'ETag', 'Retry-After', 'X-Request-Id']

const tenMinutes = 600

/**
 * Lets pages of the given origins (`*`: of all) use the APIs, and answers their browsers' questions beforehand. Tokens
 * travel in a header and never in a cookie, so a page can do nothing with them that it was not given.
 */
export function crossOrigin(origins: readonly string[], listener: RequestListener): RequestListener {
  if (origins.length === 0) return listener
  const allow = cors({ origin: origins.includes('*') ? '*' : [...origins], exposedHeaders, maxAge: tenMinutes })
  return (request, response) => allow(request, response, () => listener(request, response))
}
