import { folded } from '../folding.rules.ts'

/** How many letters of a word, a username or a name the index knows. Longer beginnings are compared in `userSearch.service.ts`. */
const longestKey = 16

/** Marks how an account begins, how a later word of it begins, and its whole username. */
export const startMark = '^'
export const insideMark = '~'
export const usernameMark = '='

/** Punctuation inside a word, which many leave out: `O'Brien`, `Anna-Lena`, `col·lecció`. */
const insideWord = /(?<=[\p{L}\p{M}\p{N}])[\p{Pd}\p{Po}\p{Pi}\p{Pf}\p{Sk}ʻʼʾʿ](?=[\p{L}\p{N}])/gu

/**
 * The words of a text, joined with spaces, folded as all names are and without accents. Empty if it has none. An
 * underscore separates words, so that `owl` finds `night_owl`.
 */
export function searchText(text: string): string {
  const plain = folded(text).normalize('NFKD').replace(/\p{M}/gu, '')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/**
 * What an account is found by. Tokens: its username and its name, both also without punctuation in words, marked as
 * starts, and all their words. Prefixes: each beginning of these, marked as a start if the username or the name begins so,
 * else as inside, so that no account has both; and the username. The index is on the prefixes.
 */
export function searchKeys(username: string, name: string): { searchTokens: string[]; searchPrefixes: string[] } {
  const spelt = [username, name].flatMap((text) => [text, text.replace(insideWord, '')])
  const starts = [...new Set(spelt.map(searchText).filter(Boolean))]
  const words = [...new Set(starts.flatMap((text) => text.split(' ')))]
  const atStart = new Set(starts.flatMap(beginnings))
  const inside = new Set(words.flatMap(beginnings).filter((beginning) => !atStart.has(beginning)))
  return {
    searchTokens: [...starts.map((text) => startMark + text), ...words],
    searchPrefixes: [
      usernameMark + username.toLowerCase(),
      ...[...atStart].map((beginning) => startMark + beginning),
      ...[...inside].map((beginning) => insideMark + beginning),
    ],
  }
}

/** The searched words, longest first. A word that begins another is left out, because it adds no condition. */
export function searchedWords(text: string): string[] {
  const words = text.split(' ').sort((a, b) => b.length - a.length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.startsWith(word)))
}

/** The part of a text that is a key. */
export const keyOf = (text: string) => [...text].slice(0, longestKey).join('')

function beginnings(text: string): string[] {
  const letters = [...keyOf(text)]
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}
