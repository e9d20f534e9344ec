import { folded } from '../folding.rules.ts'

/** Prefixes of up to this many letters have their own search keys. */
export const shortPrefixLength = 3
const maxWords = 24

/** Two words of an account have keys together: of the first letters, and of the first two letters of each. */
const pairedLetters = 2

/** The words of an account with more than these are not paired, because each pair is one more key to keep in order. */
const maxPaired = 6

/** As all names are folded, and without accents. */
function foldForSearch(text: string): string {
  return folded(text).normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Punctuation inside a word, which many leave out: `O'Brien`, `Anna-Lena`, `col·lecció`. */
const insideWord = /(?<=[\p{L}\p{M}\p{N}])[\p{Pd}\p{Po}\p{Pi}\p{Pf}\p{Sk}ʻʼʾʿ](?=[\p{L}\p{N}])/gu

/** The words of a folded text. An underscore separates words, so that `owl` finds `night_owl`. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Marks keys that start the username or name, and prefixes that start only a later word. */
export const startMark = '^'
export const insideMark = '~'

/** Marks the beginnings of words that are not paired. */
const unpairedMark = '*'

/** The words of a text, folded and joined with spaces. Empty if it has none. */
export function searchText(text: string): string {
  return wordsOf(foldForSearch(text)).join(' ')
}

/**
 * Tokens: the whole username and name, also without punctuation in words, marked as starts, and their words. Prefixes: the first letters of each word,
 * because a regular expression over so short a prefix reads too many keys, and of each two words.
 */
export function searchKeys(texts: readonly string[]): { searchTokens: string[]; searchPrefixes: string[] } {
  const spelt = texts.flatMap((text) => [text, text.replace(insideWord, '')])
  const starts = [...new Set(spelt.map(searchText).filter(Boolean))]
  const words = [...new Set(starts.flatMap((text) => text.split(' ')))].slice(0, maxWords)
  const prefixes = [...new Set(words.flatMap(shortPrefixes))]
  const markOf = (prefix: string) => (starts.some((text) => text.startsWith(prefix)) ? startMark : insideMark)
  return {
    searchTokens: [...starts.map((text) => startMark + text), ...words],
    searchPrefixes: [...prefixes.map((prefix) => markOf(prefix) + prefix), ...pairKeys(words)],
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

/** How many of the searched words, the longest, are paired with each other. */
const maxSearchedPaired = 3

/**
 * For each pair of searched words, as `searchedWords` returns them, the search prefixes one of which every account with
 * both words has. None for a single word.
 */
export function searchedPairs(words: readonly string[]): string[][] {
  return pairsWithin(words.slice(0, maxSearchedPaired)).map(([one, other]) => {
    const letters = Math.min(pairedLetters, searchLetters(other).length)
    return [pairKey(one, other, letters), unpairedMark + firstLetters(one, letters)]
  })
}

/** Of two words of an account, one of which begins the other, no search needs the shorter one in a pair. */
function pairKeys(words: readonly string[]): string[] {
  const isBeginning = (word: string) => words.some((other) => other !== word && other.startsWith(word))
  const paired = words.filter((word) => !isBeginning(word))
  const keys = [1, pairedLetters].flatMap((letters) => {
    const long = paired.filter((word) => searchLetters(word).length >= letters)
    if (paired.length > maxPaired) return long.map((word) => unpairedMark + firstLetters(word, letters))
    return pairsWithin(long).map(([one, other]) => pairKey(one, other, letters))
  })
  return [...new Set(keys)]
}

const pairsWithin = (words: readonly string[]): [string, string][] =>
  words.flatMap((word, index) => words.slice(index + 1).map((other): [string, string] => [word, other]))

const pairKey = (one: string, other: string, letters: number) =>
  [firstLetters(one, letters), firstLetters(other, letters)].sort().join(' ')

/** As many letters of a word, or all that it has. */
export const firstLetters = (word: string, count: number) => searchLetters(word).slice(0, count).join('')

function shortPrefixes(word: string): string[] {
  const letters = searchLetters(word).slice(0, shortPrefixLength)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}
