import { isWebAddress } from '../addresses.rules.ts'

const longest = 2_000

/** Shortens the full address of own media to its path, so that the server can move to another origin. */
export function storedAddress(address: string, origin: string): string {
  if (address.length > longest || !isWebAddress(address)) return address
  const { host, pathname } = new URL(address)
  return host === new URL(origin).host && pathname.startsWith('/media/') ? pathname : address
}

/** The full address of media that are stored as a path; any other address unchanged. */
export const fullAddress = (stored: string, origin: string) => (stored.startsWith('/') ? origin + stored : stored)
