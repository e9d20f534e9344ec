/** What renders as nothing, and control characters; not joiners, which are looked at below, nor what breaks a line. */
const invisible = /[^\P{DI}\p{VS}\u{e0020}-\u{e007f}\u200c\u200d]|[\ufff9-\ufffb]|(?![\t-\r\u0085])\p{Cc}/gu

/** Selects a form of an emoji or an ideograph; behind anything else it renders as nothing. */
const strayVariation = /(?<![\p{Emoji}\p{S}\p{sc=Han}\p{sc=Mong}\p{sc=Mymr}\p{sc=Phag}])\p{VS}/gu

/** Spells the region of a flag; elsewhere it renders as nothing. */
const strayTag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/gu

/**
 * Joiners shape emoji, Persian and Indic words, before a letter and, in Indic scripts, behind a virama. Anywhere else they
 * render as nothing.
 */
const joined = String.raw`(?<=[\p{M}\p{ExtPict}\p{EMod}\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}])[\u200c\u200d](?=[\p{L}\p{ExtPict}])`
const virama = String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]`
const strayJoiner = new RegExp(`(?!${joined}|${virama})[\\u200c\\u200d]`, 'gu')

/** White space, and the blank that is none to Unicode. */
const blanks = /[\s\u0085\u2800]+/gu

/**
 * A line that somebody typed or pasted, as it is stored: line breaks and runs of blanks are one space, and what a reader
 * cannot see, such as BEL or a zero-width space, is left out.
 */
export function oneLine(typed: string): string {
  const seen = typed.replace(invisible, '').replace(strayVariation, '').replace(strayTag, '').replace(strayJoiner, '')
  return seen.replace(blanks, ' ').trim()
}
