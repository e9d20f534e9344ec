import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import type { TrustsProxy } from './trustedProxies.ts'

type Trust = { trustsProxy: TrustsProxy }

/**
 * Where a request came from: the address of the connection, or what trusted proxies say in `X-Forwarded-For`, read from
 * the nearest proxy outwards. What is no address ends the list, so nobody is counted under a made-up name.
 */
export function addressOf(request: IncomingMessage, { trustsProxy }: Trust): string {
  const nearest = normalised(request.socket.remoteAddress ?? '')
  if (nearest === null) return 'unknown'
  let address = nearest
  for (const forwarded of proxyAddr.all(request, trustsProxy).slice(1)) {
    const next = normalised(withoutPort(forwarded))
    if (next === null) break
    address = next
  }
  return address
}

/** Whether the request came over TLS, here or at a trusted proxy. */
export function isSecure(request: IncomingMessage, { trustsProxy }: Trust): boolean {
  if ('encrypted' in request.socket) return true
  const nearest = request.socket.remoteAddress
  if (nearest === undefined || !trustsProxy(nearest, 0)) return false
  const protocol = String(request.headers['x-forwarded-proto'] ?? '').split(',', 1)[0]
  return protocol?.trim().toLowerCase() === 'https'
}

/**
 * What limits count an address under: an IPv4 address by itself, IPv6 by its /64, which is what one customer has, so
 * that nobody gets a fresh limit with each of their 2^64 addresses.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}

/** One spelling for each address, IPv4 inside IPv6 as IPv4; null for what is no address. */
function normalised(text: string): string | null {
  const address = text.split('%', 1)[0] ?? ''
  return isIP(address) === 0 ? null : ipaddr.process(address).toString()
}

/** Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}
