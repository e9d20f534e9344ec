/** Invisible and control characters, without joiners and line breaks, which are handled below. */
const invisible = /[^\P{DI}\p{VS}\u{e0020}-\u{e007f}\u200c\u200d]|[\ufff9-\ufffb]|(?![\t-\r\u0085])\p{Cc}/gu

/** It selects a form of an emoji or an ideograph. After anything else it shows as nothing. */
const strayVariation = /(?<![\p{Emoji}\p{S}\p{sc=Han}\p{sc=Mong}\p{sc=Mymr}\p{sc=Phag}])\p{VS}/gu

/** Tags spell the region of a flag. Elsewhere they show as nothing. */
const strayTag = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/gu

/** Joiners matter in emoji, Persian and Indic words. Elsewhere they show as nothing. */
const joined = String.raw`(?<=[\p{M}\p{ExtPict}\p{EMod}\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}])[\u200c\u200d](?=[\p{L}\p{ExtPict}])`
const virama = String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]`
const strayJoiner = new RegExp(`(?!${joined}|${virama})[\\u200c\\u200d]`, 'gu')

/** White space, and a blank that Unicode does not count as such. */
const blanks = /[\s\u0085\u2800]+/gu

/** A typed line without invisible characters, with single spaces for breaks and blanks. */
export function oneLine(typed: string): string {
  const seen = typed.replace(invisible, '').replace(strayVariation, '').replace(strayTag, '').replace(strayJoiner, '')
  return seen.replace(blanks, ' ').trim()
}
