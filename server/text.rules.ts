/** Rules about text that every domain shares. Pure: the client uses them too. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How long a text is to a person: its grapheme clusters. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}

/** The longest emoji of several people take about as many code units; letters with a pile of marks are cut off here. */
const unitsInCharacter = 20

/** Whether a text has more than so many characters, or more in them than characters have. Costs the same for megabytes. */
export function isLongerThan(text: string, characters: number): boolean {
  return text.length > characters * unitsInCharacter || lengthOf(text) > characters
}

/** More marks on one letter than any language needs, also where something unseen stands between them. */
const pileOfMarks = /(?:\p{M}[\p{Cf}\u2800]*){9}/u

/** Whether a text can be stored and shown: no NUL, no half of a surrogate pair, at most eight marks on a letter. */
export function isUsableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed() && !pileOfMarks.test(text)
}

/** White space, marks without a letter, and what is drawn as nothing. */
const unseen = /^[\s\p{M}\p{Cf}\p{Cc}\p{DI}\u2800\u{1d159}\u{13441}\u{13442}]*$/u

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

/** Whether this is a complete http or https address. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false
  return URL.canParse(text)
}

const longestMediaAddress = 2_000

/**
 * Why this cannot be the address of a picture or video, in words for whoever runs a client or the server, or null when it
 * can: a path below /media/ of this server, or an address on one of the allowed origins.
 */
export function mediaAddressProblem(text: string, allowedOrigins: readonly string[]): string | null {
  if (text.length > longestMediaAddress) return `the address is longer than ${longestMediaAddress} characters`
  if (/^\/media\/[\w./-]+$/.test(text) && !text.includes('..') && !text.includes('//')) return null
  if (!isWebAddress(text)) return 'the address is neither a path below /media/ nor an http or https address'
  const { origin } = new URL(text)
  return allowedOrigins.includes(origin) ? null : `MEDIA_ORIGINS does not list ${origin.slice(0, 200)}`
}
