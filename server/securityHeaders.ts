import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from './config.ts'
import { isBelow } from './refusal.ts'

/** Sets what every answer says about how a browser may use it, before anything else is known of the answer. */
export function securityHeaders(config: Config): (request: IncomingMessage, response: ServerResponse) => void {
  const shared: HelmetOptions = {
    // In production TLS ends here or at the proxy in front, unless the setting says that there is none.
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
    // What the API answers depends on who asks, and is nobody else's.
    response.setHeader('cache-control', 'no-store')
    response.setHeader('vary', 'authorization')
  }
}

/** Data is never a page. */
const apiPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] }

/**
 * Scripts come from this server alone. Styles may be inline, as the toast library injects its own. Blob workers and
 * data fonts are the playground's editor.
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
