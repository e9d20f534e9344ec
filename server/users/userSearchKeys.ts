/** Up to so many letters a search is answered by a key of its own. */
export const shortPrefixLength = 3
const maxTokens = 24

/** Text as search compares it: without case and accents. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a folded text. An underscore parts words, so that `night_owl` is found by `owl` too. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/**
 * What an account is found by: its words, for prefixes of four letters and more, and the words' first one, two and
 * three letters as keys of their own, because an anchored regular expression over a short prefix reads far too much.
 */
export function searchKeys(folded: readonly string[]): { searchTokens: string[]; searchPrefixes: string[] } {
  const wholes = folded.filter((text) => !text.includes(' '))
  const searchTokens = [...new Set([...wholes, ...folded.flatMap(wordsOf)])].slice(0, maxTokens)
  const prefixes = searchTokens.flatMap((token) => shortPrefixes(token))
  return { searchTokens, searchPrefixes: [...new Set(prefixes)] }
}

/** The letters of a folded word, as keys count them. */
export function searchLetters(word: string): string[] {
  return [...word]
}

/** The words that are searched for, longest first; one that starts another of them asks for nothing more. */
export function searchedWords(search: string): string[] {
  const words = wordsOf(foldForSearch(search)).sort((a, b) => searchLetters(b).length - searchLetters(a).length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.startsWith(word)))
}

function shortPrefixes(token: string): string[] {
  const letters = searchLetters(token).slice(0, shortPrefixLength)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}
