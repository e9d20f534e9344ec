/** Prefixes of up to this many letters have their own search keys. */
export const shortPrefixLength = 3
const maxTokens = 24

export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a folded text. An underscore separates words, so that `owl` finds `night_owl`. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/**
 * The search keys of an account: its words, and the first one, two and three letters of each, because an anchored
 * regular expression over a short prefix reads too many keys.
 */
export function searchKeys(folded: readonly string[]): { searchTokens: string[]; searchPrefixes: string[] } {
  const wholes = folded.filter((text) => !text.includes(' '))
  const searchTokens = [...new Set([...wholes, ...folded.flatMap(wordsOf)])].slice(0, maxTokens)
  const prefixes = searchTokens.flatMap((token) => shortPrefixes(token))
  return { searchTokens, searchPrefixes: [...new Set(prefixes)] }
}

export function searchLetters(word: string): string[] {
  return [...word]
}

/** The searched words, longest first. A word that is a prefix of another is dropped, because it adds no condition. */
export function searchedWords(search: string): string[] {
  const words = wordsOf(foldForSearch(search)).sort((a, b) => searchLetters(b).length - searchLetters(a).length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.startsWith(word)))
}

function shortPrefixes(token: string): string[] {
  const letters = searchLetters(token).slice(0, shortPrefixLength)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}
