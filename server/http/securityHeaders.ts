import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { isBelow } from './refusal.ts'

type Headers = Readonly<Record<string, string>>

/** The security headers of a request. They depend on settings only, so they are made once. */
export function securityHeaders(config: Config): (request: IncomingMessage) => Headers {
  const ofPages = headersWith(pagePolicy(config), config)
  const ofPlayground = { ...ofPages, ...personal }
  const ofApi = apiHeaders(config)
  return (request) => {
    if (!isBelow('/graphql', request)) return ofPages
    return request.method === 'GET' ? ofPlayground : ofApi
  }
}

export const apiHeaders = (config: Config): Headers => ({ ...headersWith(apiPolicy, config), ...personal })

/** The answer depends on the token, so no cache may share it. */
const personal = { 'cache-control': 'no-store', vary: 'authorization, accept, accept-encoding' }

function headersWith(directives: Record<string, string[]>, { production, publicUrl }: Config): Headers {
  const set = helmet({
    // Production has TLS, unless `PUBLIC_URL` starts with http:.
    strictTransportSecurity: publicUrl ? publicUrl.startsWith('https:') : production,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: { useDefaults: false, directives },
  })
  // The headers are taken from a response that is never sent.
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  set(request, response, (error?: unknown) => {
    if (error) throw error instanceof Error ? error : new Error('Headers could not be set.')
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

const apiPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] }

/** The toast library adds inline styles; the playground's editor needs workers from blobs and fonts from data. */
function pagePolicy({ mediaOrigins, publicUrl }: Config) {
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
    // In some browsers, 'self' does not include WebSockets.
    connectSrc: ["'self'", ...(publicUrl ? [publicUrl.replace(/^http/, 'ws')] : []), ...mediaOrigins],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}
