import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import ipaddr from 'ipaddr.js'
import { searchText } from '../users/userSearchKeys.ts'
import type { BlockedKind } from './blockedEntry.model.ts'

/** A wider network would hold whole countries. */
const widest = { ipv4: 8, ipv6: 16 } as const

const longestValue = 254

/** A name in the form that is compared with blocked words: folded, without accents, spaces and underscores. */
export const comparedName = (name: string): string => searchText(name).replaceAll(' ', '')

/** The domain of an email address, in ASCII; empty if it has none. */
export function domainOf(email: string): string {
  return asciiDomain(/@([^@\s>]+)>?\s*$/.exec(email)?.[1] ?? '')
}

const asciiDomain = (text: string) => domainToASCII(text.replace(/[.]$/, ''))

/** The form in which an entry is stored and compared, or what is wrong with it. */
export function normalised(kind: BlockedKind, typed: string): { value: string } | { problem: string } {
  const text = typed.trim()
  if (text.length > longestValue) return { problem: `Max ${longestValue} characters allowed!` }
  const value = of[kind](text)
  return value === null ? { problem: wrong[kind] } : { value }
}

const of: Record<BlockedKind, (text: string) => string | null> = {
  NAME: (text) => {
    const name = comparedName(text)
    return name.length < 2 ? null : name
  },
  EMAIL_DOMAIN: (text) => {
    const domain = asciiDomain(text.replace(/^.*@/, '').replace(/^[.]/, ''))
    return /^[\w-]+([.][\w-]+)*$/.test(domain) ? domain : null
  },
  ADDRESS: networkIn,
}

const wrong: Record<BlockedKind, string> = {
  NAME: 'Use a word of at least two letters or digits.',
  EMAIL_DOMAIN: 'Use a domain such as example.org.',
  ADDRESS: `Use an address or a network such as 192.0.2.0/24, no wider than /${widest.ipv4}, or /${widest.ipv6} of IPv6.`,
}

/** A network is stored by its first address. One IPv6 address stands for its /64, which belongs to one customer. */
function networkIn(text: string): string | null {
  const [, address = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  if (isIP(address) === 0) return null
  const parsed = ipaddr.process(address)
  const kind = parsed.kind()
  const prefix = Number(bits ?? (kind === 'ipv4' ? 32 : 64))
  // In an IPv4 address that is written as IPv6, bits count from another place.
  const isMapped = isIP(address) === 6 && kind === 'ipv4'
  if (prefix < widest[kind] || prefix > (kind === 'ipv4' ? 32 : 128) || (isMapped && bits !== undefined)) return null
  const first = parsed
    .toByteArray()
    .map((byte, index) => byte & (0xff << Math.max(0, 8 - Math.max(0, prefix - 8 * index))))
  return `${ipaddr.fromByteArray(first).toString()}/${prefix}`
}
