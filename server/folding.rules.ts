/** Letters that Unicode does not take apart, with what people type for them. */
const likeLetters = new Map(
  Object.entries({
    ...{
      ł: 'l',
      ƚ: 'l',
      ø: 'o',
      ɵ: 'o',
      đ: 'd',
      ð: 'd',
      ɖ: 'd',
      ɗ: 'd',
      ħ: 'h',
      ŧ: 't',
      ƀ: 'b',
      ɓ: 'b',
      ƙ: 'k',
      ƴ: 'y',
    },
    ...{ ɨ: 'i', ʉ: 'u', ŋ: 'n', ɲ: 'n', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
    // Letters that stand for an apostrophe.
    ...{ ʻ: "'", ʼ: "'", ʾ: "'", ʿ: "'" },
    // Turkish and Arabic: the dot of a capital İ, and what only makes a word longer.
    ...{ 'i\u0307': 'i', ـ: '' },
  }),
)
const likeLetter = new RegExp([...likeLetters.keys()].join('|'), 'gu')

/**
 * The one form in which search, hashtags and names are compared: as Unicode's NFKC and full case folding (`ẞ`, `ß` and `SS` are
 * `ss`), without what is invisible, and with plain letters for those that have no accent of their own, such as `ł`.
 * Accents stay.
 */
export function folded(text: string): string {
  // Capitals tell that `ß` is `ss`; the lower case before them, that `ẞ` is `ß`.
  const cased = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  const letters = cased.normalize('NFKD').replace(/\p{DI}/gu, '')
  return letters.replace(likeLetter, (letter) => likeLetters.get(letter) ?? letter).normalize('NFC')
}
