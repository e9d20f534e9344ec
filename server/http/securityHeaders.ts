import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import { isBelow } from './refusal.ts'

/** Sets the security headers of every response. */
export function securityHeaders(config: Config): (request: IncomingMessage, response: ServerResponse) => void {
  const shared: HelmetOptions = {
    // Production is served over TLS unless `PUBLIC_URL` starts with http:.
    strictTransportSecurity: config.publicUrl ? config.publicUrl.startsWith('https:') : config.production,
    xFrameOptions: { action: 'deny' },
  }
  const ofPages = helmet({ ...shared, contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(config) } })
  const ofApi = helmet({ ...shared, contentSecurityPolicy: { useDefaults: false, directives: apiPolicy } })
  return (request, response) => {
    const isApi = request.method !== 'GET' && isBelow('/graphql', request)
    const set = isApi ? ofApi : ofPages
    set(request, response, (error?: unknown) => {
      if (error) throw error instanceof Error ? error : new Error('Headers could not be set.')
    })
    if (!isBelow('/graphql', request)) return
    // Responses depend on the token, so no cache may share them.
    response.setHeader('cache-control', 'no-store')
    response.setHeader('vary', 'authorization')
  }
}

const apiPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] }

/**
 * Scripts come only from this server. The toast library injects inline styles. The playground's editor needs blob
 * workers and data fonts.
 */
function pagePolicy({ mediaOrigins }: Config) {
  const media = ["'self'", 'data:', 'blob:', ...mediaOrigins]
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: media,
    mediaSrc: media,
    connectSrc: ["'self'", ...mediaOrigins],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}
