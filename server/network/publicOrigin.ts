import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { lruCache } from '../lruCache.ts'
import { isSecure } from './address.ts'

const hostName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?$/i
const ipv6Host = /^\[[\da-f:.]+\](?::\d{1,5})?$/i

/** The origin for full URLs: `PUBLIC_URL`, or the request's Host header if that is a valid host name. */
export function publicOrigin(
  request: IncomingMessage,
  { publicUrl, trustsProxy }: Pick<Config, 'publicUrl' | 'trustsProxy'>,
): string {
  if (publicUrl) return publicUrl
  const host = request.headers.host ?? ''
  return isHost(host) ? originOf(`${isSecure(request, { trustsProxy }) ? 'https' : 'http'}://${host}`) : unknownOrigin
}

/** HTTP/1.1 demands exactly one Host header: of several, a proxy may read another one. Older clients may send none. */
export function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

export const notOneHost = { status: 400, code: 'BAD_REQUEST', message: 'Send one Host header.' } as const

const unknownOrigin = 'http://localhost'

const known = lruCache<string, string>(100)

function originOf(address: string): string {
  const origin = known.get(address) ?? (URL.canParse(address) ? new URL(address).origin : unknownOrigin)
  known.set(address, origin)
  return origin
}

const isHost = (text: string) => text.length <= 255 && (hostName.test(text) || ipv6Host.test(text))
