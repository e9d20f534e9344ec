import ipaddr from 'ipaddr.js'

/**
 * Special-purpose ranges of the IANA registries that ipaddr.js takes for public: benchmarks, the IETF's own (with
 * Teredo and ORCHID), and documentation; and the address at which Azure offers its services to each virtual machine.
 */
const specialV4 = ['198.18.0.0/15', '168.63.129.16/32'].map((range) => ipaddr.IPv4.parseCIDR(range))
const specialV6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range))

/** All public addresses are in this range. Local, mapped and translated ones (NAT64) and multicast are not. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the public internet. Private machines, networks and services have other addresses,
 * unless the operator or the host of the server gives them public ones.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return !specialV4.some((range) => address.match(range))
  return address.match(globalUnicast) && !specialV6.some((range) => address.match(range))
}
