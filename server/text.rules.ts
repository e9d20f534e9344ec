let graphemes: Intl.Segmenter | undefined

/** A text's characters as a person counts them: grapheme clusters. */
export function charactersOf(text: string): Intl.Segments {
  // Browsers load much data for it, and most pages count no characters.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return graphemes.segment(text)
}

/** A text in which each code unit is a character. */
const plain = /^[\n -~]*$/

/** The number of characters, as a person counts them. */
export function lengthOf(text: string): number {
  if (plain.test(text)) return text.length
  let count = 0
  for (const _ of charactersOf(text)) count++
  return count
}

/** The first characters of a text, as a person counts them. */
export function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text
  if (plain.test(text)) return text.slice(0, characters)
  let count = 0
  for (const { index } of charactersOf(text)) if (count++ === characters) return text.slice(0, index)
  return text
}

/** About as long as the longest emoji. Piles of combining marks are longer. */
const unitsInCharacter = 20

/** Whether a text has more characters than this. Megabytes cost no more: their code units alone are too many. */
export function isLongerThan(text: string, characters: number): boolean {
  return text.length > characters * unitsInCharacter || lengthOf(text) > characters
}

/** More marks on a letter than any language needs, even with invisible characters in between. */
const pileOfMarks = /(?:\p{M}[\p{Cf}\u2800]*){9}/u

/** Whether a text can be stored and shown: no NUL, no lone surrogates, at most eight marks on a letter. */
export function isUsableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed() && !pileOfMarks.test(text)
}

/** White space, marks without a letter, and characters that show as nothing. */
const unseen = /^[\s\p{M}\p{Cf}\p{Cc}\p{DI}\u2800\u{1d159}\u{13441}\u{13442}]*$/u

export function isBlank(text: string): boolean {
  return unseen.test(text)
}
