import { folded } from '../folding.rules.ts'
import { unspaced } from './segments.rules.ts'

/** Posts have fewer, except those that pile marks on letters. */
const mostTokens = 800

/** A longer word is found by its beginning. */
const longestToken = 40

/** Many people leave accents out. Vowel signs of Indic scripts and voiced sounds of Japanese are other letters. */
const accent = new RegExp(String.raw`(?!${unspaced})(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}]`, 'gu')

const word = new RegExp(String.raw`(?:(?=${unspaced})[\p{L}\p{M}\p{N}])+|(?:(?!${unspaced})[\p{L}\p{M}\p{N}])+`, 'gu')

const hasNoSpaces = new RegExp(`^${unspaced}`, 'u')

/** Punctuation that many people leave out: `don’t`, `O'Brien`, `e-mail`. */
const insideWord = /(?<=[\p{L}\p{M}\p{N}])['’ʼ\p{Pd}·](?=[\p{L}\p{N}])/gu

/** A text's words as search compares them: folded, without accents. A run of a script without spaces is one word. */
export function searchWords(text: string): string[] {
  const plain = folded(text).normalize('NFKD').replace(accent, '').normalize('NFC')
  return plain.match(word) ?? []
}

/** The tokens that a text with this word must have: the word, or its pairs of letters in a script without spaces. */
export function tokensOfWord(text: string): string[] {
  const letters = [...text]
  if (!hasNoSpaces.test(text)) return [letters.slice(0, longestToken).join('')]
  if (letters.length === 1) return letters
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

const letter = /\p{L}/gu

/** The words of a text, once with the punctuation inside them and once without. */
const spellings = (text: string) => [...new Set([text, text.replace(insideWord, '')])].map(searchWords)

/** The tokens by which search finds a text: its words; in scripts without spaces, single letters and pairs. */
export function searchTokens(text: string): string[] {
  const words = spellings(text).flat()
  const letters = words.filter((found) => hasNoSpaces.test(found)).flatMap((found) => found.match(letter) ?? [])
  return [...new Set([...words.flatMap(tokensOfWord), ...letters])].slice(0, mostTokens)
}

/** Returns a function that says whether the text has these words directly after one another. */
export function textHas(text: string): (words: readonly string[]) => boolean {
  const forms = spellings(text).map((words) => ` ${words.join(' ')} `)
  return (words) => {
    const [start, end] = [words.at(0) ?? '', words.at(-1) ?? ''].map((word) => (hasNoSpaces.test(word) ? '' : ' '))
    return forms.some((form) => form.includes(`${start}${words.join(' ')}${end}`))
  }
}

type Place = readonly [start: number, end: number]

/** Where a text has one of these searched words. */
export function placesOfWords(text: string, words: ReadonlySet<string>): Place[] {
  return [...text.matchAll(word)].flatMap(({ index, 0: run }) =>
    hasNoSpaces.test(run)
      ? placesInRun(run, words).map(([start, end]) => [index + start, index + end] as const)
      : searchWords(run).some((found) => words.has(found))
        ? [[index, index + run.length] as const]
        : [],
  )
}

/** In a script without spaces, a word may begin at each letter. */
function placesInRun(run: string, words: ReadonlySet<string>): Place[] {
  const letters = [...run]
  const lengths = [...new Set([...words].map((wanted) => [...wanted].length))].sort((one, other) => other - one)
  const places: Place[] = []
  let start = 0
  for (let index = 0; index < letters.length;) {
    const length = lengths.find((count) =>
      words.has(searchWords(letters.slice(index, index + count).join(''))[0] ?? ''),
    )
    const passed = letters.slice(index, index + (length ?? 1)).join('').length
    if (length !== undefined) places.push([start, start + passed])
    index += length ?? 1
    start += passed
  }
  return places
}
