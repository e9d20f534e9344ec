/** Prefixes of up to this many letters have their own search keys. */
export const shortPrefixLength = 3
const maxWords = 24

function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a folded text. An underscore separates words, so that `owl` finds `night_owl`. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Marks keys that start the username or name, and prefixes that start only a later word. */
export const startMark = '^'
export const insideMark = '~'

/** The words of a text, folded and joined with spaces. Empty if it has none. */
export function searchText(text: string): string {
  return wordsOf(foldForSearch(text)).join(' ')
}

/**
 * Tokens: the whole username and name, marked as starts, and their words. Prefixes: the first letters of each word,
 * because a regular expression over so short a prefix reads too many keys.
 */
export function searchKeys(texts: readonly string[]): { searchTokens: string[]; searchPrefixes: string[] } {
  const starts = [...new Set(texts.map(searchText).filter(Boolean))]
  const words = [...new Set(starts.flatMap((text) => text.split(' ')))].slice(0, maxWords)
  const prefixes = [...new Set(words.flatMap(shortPrefixes))]
  const markOf = (prefix: string) => (starts.some((text) => text.startsWith(prefix)) ? startMark : insideMark)
  return {
    searchTokens: [...starts.map((text) => startMark + text), ...words],
    searchPrefixes: prefixes.map((prefix) => markOf(prefix) + prefix),
  }
}

export function searchLetters(word: string): string[] {
  return [...word]
}

/** The searched words, longest first. A word that is a prefix of another is dropped, because it adds no condition. */
export function searchedWords(search: string): string[] {
  const words = searchText(search)
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => searchLetters(b).length - searchLetters(a).length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.startsWith(word)))
}

function shortPrefixes(word: string): string[] {
  const letters = searchLetters(word).slice(0, shortPrefixLength)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}
