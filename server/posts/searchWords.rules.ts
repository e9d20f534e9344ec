import { folded } from '../folding.rules.ts'
import { unspaced } from './segments.rules.ts'

/** More than a text of the greatest length has, unless its letters are piles of others. */
const mostTokens = 800

/** Longer words are found by their beginning. */
const longestToken = 40

/** Accents, which many leave out. Vowel signs of Indic scripts, and voiced sounds of Japanese, are other letters. */
const accent = new RegExp(String.raw`(?!${unspaced})(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}]`, 'gu')

const word = new RegExp(String.raw`(?:(?=${unspaced})[\p{L}\p{M}\p{N}])+|(?:(?!${unspaced})[\p{L}\p{M}\p{N}])+`, 'gu')

const hasNoSpaces = new RegExp(`^${unspaced}`, 'u')

/** Many leave out such punctuation: `don’t`, `O'Brien`, `e-mail`. */
const insideWord = /(?<=[\p{L}\p{M}\p{N}])['’ʼ\p{Pd}·](?=[\p{L}\p{N}])/gu

/**
 * The words of a text in the form in which search compares them: folded, without accents. A run of a script without spaces
 * is one word.
 */
export function searchWords(text: string): string[] {
  const plain = folded(text).normalize('NFKD').replace(accent, '').normalize('NFC')
  return plain.match(word) ?? []
}

/** What must be among the tokens of a text that has this word: the word, or of a script without spaces each pair of letters. */
export function tokensOfWord(text: string): string[] {
  const letters = [...text]
  if (!hasNoSpaces.test(text)) return [letters.slice(0, longestToken).join('')]
  if (letters.length === 1) return letters
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

const letter = /\p{L}/gu

/** The words of a text, and those that it has without punctuation inside. */
const spellings = (text: string) => [...new Set([text, text.replace(insideWord, '')])].map(searchWords)

/** What a text is found by: its words or, of scripts without spaces, pairs of letters and single ones. */
export function searchTokens(text: string): string[] {
  const words = spellings(text).flat()
  const letters = words.filter((found) => hasNoSpaces.test(found)).flatMap((found) => found.match(letter) ?? [])
  return [...new Set([...words.flatMap(tokensOfWord), ...letters])].slice(0, mostTokens)
}

/** Says of searched words whether a text has them, one directly after the other. */
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
