import { folded } from '../folding.rules.ts'

/** How many letters the index holds; `userSearchLists.ts` compares the others. */
const longestKey = 16

/** Marks for a beginning of an account's names, of a later word, and for the whole username. */
export const startMark = '^'
export const insideMark = '~'
export const usernameMark = '='

/** Many people leave out such punctuation: `O'Brien`, `Anna-Lena`, `col·lecció`. */
const insideWord = /(?<=[\p{L}\p{M}\p{N}])[\p{Pd}\p{Po}\p{Pi}\p{Pf}\p{Sk}ʻʼʾʿ](?=[\p{L}\p{N}])/gu

/** A text's folded words without accents. An underscore separates words, so that `owl` finds `night_owl`. */
export function searchText(text: string): string {
  const plain = folded(text).normalize('NFKD').replace(/\p{M}/gu, '')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/**
 * The search fields of an account: its words as tokens, and the beginnings of words as prefixes for the index. The
 * beginning of the username or name is marked as a start, and any other as inside.
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

/** The searched words, longest first. A word with which another begins adds no condition, and is left out. */
export function searchedWords(text: string): string[] {
  const words = text.split(' ').sort((a, b) => b.length - a.length)
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.startsWith(word)))
}

export const keyOf = (text: string) => [...text].slice(0, longestKey).join('')

export const isWholeKey = (text: string) => keyOf(text) === text

function beginnings(text: string): string[] {
  const letters = [...keyOf(text)]
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}
