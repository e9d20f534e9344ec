import { isWebAddress } from '../text.rules.ts'

const longest = 2_000

/**
 * The path of a picture or video on this server when its address is given in full, as uploads are answered; every other
 * address as it is. Paths are stored, so that the server may move to another origin.
 */
export function storedAddress(address: string, origin: string): string {
  if (address.length > longest || !isWebAddress(address)) return address
  const { host, pathname } = new URL(address)
  return host === new URL(origin).host && pathname.startsWith('/media/') ? pathname : address
}
