import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'

/** Whether to believe a proxy about a client's address. The proxy is `hop` hops before this server. */
export type TrustsProxy = (address: string, hop: number) => boolean

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])
const mostHops = 20

/** Parses `TRUST_PROXY`: a number of hops (`true` is one), or addresses, networks and names. Null for anything else. */
export function parseTrustedProxies(text: string): TrustsProxy | null {
  const value = text.trim().toLowerCase()
  if (value === 'true') return trustHops(1)
  if (value === 'false') return trustHops(0)
  if (/^\d{1,3}$/.test(value)) return Number(value) <= mostHops ? trustHops(Number(value)) : null
  const networks = value.split(/[\s,]+/).filter(Boolean)
  return networks.length > 0 && networks.every(isNetwork) ? proxyAddr.compile(networks) : null
}

const trustHops =
  (count: number): TrustsProxy =>
  (_address, hop) =>
    hop < count

function isNetwork(text: string): boolean {
  if (names.has(text)) return true
  const [address = '', range, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  // A prefix of 0 would trust everybody, and then anybody could fake an address.
  return range === undefined || (/^[1-9]\d{0,2}$/.test(range) && Number(range) <= (version === 4 ? 32 : 128))
}
