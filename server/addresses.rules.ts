/** What browsers read as user info: all up to the last `@` before the path. */
const userInfo = /^(https?:[\\/]*)[^\\/?#]*@/i

/** Whether a text is an http or https address. User info is refused, because it misleads about the host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false
  return URL.canParse(text) && !userInfo.test(text)
}

/** The target of a typed address: `www.` gets https, and user info is left out. */
export function linkTarget(address: string): string {
  return (/^www\./i.test(address) ? `https://${address}` : address).replace(userInfo, '$1')
}

const start = /^https?:[\\/]*([^\\/?#]*)/i

export function shownHost(target: string): string {
  const typed = start.exec(target)?.[1] ?? ''
  return (isReadable(typed) ? typed : new URL(target).host).replace(/^www\./i, '')
}

/** A longer address is shown without its end, but with its whole host. */
const shownLength = 40

export function shownAddress(target: string): string {
  const host = shownHost(target)
  const rest = target.replace(start, '').replace(/\/$/, '')
  if (host.length + rest.length <= shownLength) return host + rest
  return `${host}${rest.slice(0, Math.max(1, shownLength - 1 - host.length))}…`
}

/** A host that mixes scripts with similar letters is shown as `xn--…`, so that it does not look like another. */
function isReadable(host: string): boolean {
  if (/^[ -~]*$/.test(host)) return false
  const isMixed = /\p{sc=Latn}/u.test(host) && /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}]/u.test(host)
  const labels = host.normalize().replace(/:\d+$/, '').split('.')
  return !isMixed && labels.every((label) => oneScript.test(label))
}

const oneScript = /^(?:[\p{sc=Latn}\d-]+|(?:(?![\p{sc=Latn}\p{sc=Zinh}])[\p{L}\p{M}\d-])+)$/u

export const longestMediaAddress = 2_000

/** For developers: why a picture or video may not have this address; null if it may. */
export function mediaAddressProblem(text: string, allowedOrigins: readonly string[]): string | null {
  if (text.length > longestMediaAddress) return `the address is longer than ${longestMediaAddress} characters`
  if (/^\/media\/[\w./-]+$/.test(text) && !text.includes('..') && !text.includes('//')) return null
  if (!isWebAddress(text)) return 'the address is neither a path below /media/ nor an http or https address'
  const { origin } = new URL(text)
  return allowedOrigins.includes(origin) ? null : `MEDIA_ORIGINS does not list ${origin.slice(0, 200)}`
}
