import { isWebAddress } from '../text.rules.ts'

const longest = 2_000

/**
 * Shortens the full address of an image or video on this server, as responses to uploads contain it, to its path. Returns
 * any other address unchanged. Only paths are stored, so that the server can move to another origin.
 */
export function storedAddress(address: string, origin: string): string {
  if (address.length > longest || !isWebAddress(address)) return address
  const { host, pathname } = new URL(address)
  return host === new URL(origin).host && pathname.startsWith('/media/') ? pathname : address
}
