import { isWebAddress } from '../addresses.rules.ts'
import type { Config } from '../config.ts'
import { uploadedMediaId } from './media.rules.ts'

const longest = 2_000

type Site = { origin: string; config: Pick<Config, 'mediaUrl'> }

/**
 * Cuts the full address of own media to its path, so that the server can move to another origin, and the key that
 * `keyedAddress` added.
 */
export function storedAddress(address: string, { origin, config: { mediaUrl = origin } }: Site): string {
  const [path = ''] = address.split('?', 1)
  if (uploadedMediaId(path) !== null) return path
  if (address.length > longest || !isWebAddress(address)) return address
  const { host, pathname } = new URL(address)
  const isOwn = [origin, mediaUrl].some((own) => host === new URL(own).host)
  return isOwn && pathname.startsWith('/media/') ? pathname : address
}

/** The address at which clients get an upload: below `MEDIA_URL`, or on this server if it has a key. Others stay. */
export const servedAddress = (stored: string, { mediaUrl }: Pick<Config, 'mediaUrl'>) =>
  mediaUrl !== undefined && uploadedMediaId(stored) !== null ? mediaUrl + stored : stored

/** Like `servedAddress`, with the origin. */
export function fullAddress(stored: string, { origin, config }: Site): string {
  const served = servedAddress(stored, config)
  return served.startsWith('/') ? origin + served : served
}
