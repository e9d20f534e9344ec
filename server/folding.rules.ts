/** Letters that Unicode does not decompose, and what people type for them. */
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
    ...{ ʻ: "'", ʼ: "'", ʾ: "'", ʿ: "'" },
    // The dot of a Turkish İ, and an Arabic lengthener.
    ...{ 'i\u0307': 'i', ـ: '' },
  }),
)
const likeLetter = new RegExp([...likeLetters.keys()].join('|'), 'gu')

/** The form in which words are compared: folded by NFKC and case, `l` for `ł`, nothing invisible. Accents stay. */
export function folded(text: string): string {
  // Upper case turns `ß` into `ss`; the lower case before turns `ẞ` into `ß`.
  const cased = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  const letters = cased.normalize('NFKD').replace(/\p{DI}/gu, '')
  return letters.replace(likeLetter, (letter) => likeLetters.get(letter) ?? letter).normalize('NFC')
}
