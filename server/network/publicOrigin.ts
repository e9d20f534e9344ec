import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isSecure } from './address.ts'

const hostName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?$/i
const ipv6Host = /^\[[\da-f:.]+\](?::\d{1,5})?$/i

/** The origin for full URLs: `PUBLIC_URL`, or else the request's Host header if it is a valid host name. */
export function publicOrigin(
  request: IncomingMessage,
  { publicUrl, trustsProxy }: Pick<Config, 'publicUrl' | 'trustsProxy'>,
): string {
  if (publicUrl) return publicUrl
  const origin = `${isSecure(request, { trustsProxy }) ? 'https' : 'http'}://${request.headers.host ?? ''}`
  return isHost(request.headers.host ?? '') && URL.canParse(origin) ? new URL(origin).origin : 'http://localhost'
}

const isHost = (text: string) => text.length <= 255 && (hostName.test(text) || ipv6Host.test(text))
