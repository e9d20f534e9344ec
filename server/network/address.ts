import type { IncomingMessage } from 'node:http'
import { type Socket, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { lruCache } from '../lruCache.ts'
import type { TrustsProxy } from './trustedProxies.ts'

type Trust = { trustsProxy: TrustsProxy }

/** The client's address by the connection or by trusted proxies, up to the first invalid one. */
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

/** Whether the request came over TLS, to this server or to a trusted proxy. */
export function isSecure(request: IncomingMessage, { trustsProxy }: Trust): boolean {
  if ('encrypted' in request.socket) return true
  const nearest = request.socket.remoteAddress
  if (nearest === undefined || !trustsProxy(nearest, 0)) return false
  const protocol = String(request.headers['x-forwarded-proto'] ?? '').split(',', 1)[0]
  return protocol?.trim().toLowerCase() === 'https'
}

/** Whether a program on this machine asks for itself: a proxy would name somebody else. */
export function isOfThisMachine({ socket, headers }: IncomingMessage): boolean {
  const nearest = normalised(socket.remoteAddress ?? '')
  if (nearest === null || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return ipaddr.parse(nearest).range() === 'loopback'
}

/** The network of a connection's other end, which may be a proxy. */
export function networkOfConnection({ remoteAddress = '' }: Socket): string {
  return networkOf(normalised(remoteAddress) ?? 'unknown')
}

/** A /64 of IPv6 is one customer's network, so limits count it as one address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}

/** A network that a log may keep: so many people share it that it does not tell who it was. */
export function wideNetworkOf(address: string): string {
  const version = isIP(address)
  if (version === 4) return address.replace(/\d+$/, '0/24')
  if (version === 0) return address
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 3)
  return `${parts.map((part) => part.toString(16)).join(':')}::/48`
}

const known = lruCache<string, string>(10_000)

function normalised(text: string): string | null {
  const address = text.split('%', 1)[0] ?? ''
  const present = known.get(address)
  if (present !== undefined) return present
  if (isIP(address) === 0) return null
  const read = ipaddr.process(address).toString()
  known.set(address, read)
  return read
}

/** Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}
