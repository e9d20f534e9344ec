import ipaddr from 'ipaddr.js'

/**
 * Ranges of the IANA registries of special-purpose addresses that ipaddr.js takes for public ones: benchmarks, the IETF's own
 * (with Teredo and ORCHID), and documentation.
 */
const specialV4 = ipaddr.IPv4.parseCIDR('198.18.0.0/15')
const specialV6 = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range))

/** All addresses of the internet lie here; outside are local, mapped and translated ones (NAT64), and multicast. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address belongs to the public internet: no machine, network or service of the operator's own has one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return !address.match(specialV4)
  return address.match(globalUnicast) && !specialV6.some((range) => address.match(range))
}
