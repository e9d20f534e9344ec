import { type SearchedPart, searchedParts } from '../posts/searchedParts.rules.ts'
import { searchWords } from '../posts/searchWords.rules.ts'
import { hashtagKey } from '../posts/segments.rules.ts'
import { isLongerThan, isUsableText } from '../text.rules.ts'
import { usernameKey, usernamePattern } from '../users/users.rules.ts'

export const searchLimits = { characters: 200, terms: 12 } as const

/** What a post must or must not have. The words of a `text` follow one another. */
export type Term =
  | { kind: 'text'; words: string[] }
  | { kind: 'hashtag' | 'from' | 'mentions'; value: string }
  | { kind: 'has'; value: SearchedPart }

/** `until` is the first moment that is too late. */
export type PostQuery = { all: Term[]; none: Term[]; since: Date | null; until: Date | null }

const nothing =
  'Search for at least one word, “some words”, #hashtag, from:name, mentions:name or has:media. Dates and words with - only narrow that.'

/** `-`, then an operator with its value, words in quotes (the last quote may be missing), or a word without spaces. */
const part = /(-?)(?:(from|mentions|has|since|until):([^\s"]*)|"([^"]*)"?|([^\s"]+))/giu

/** Phones write such quotes. */
const quotes = /[“”„‟«»＂「」『』]/g

/** Parses the text of a search, or says in one sentence what is wrong with it. */
export function parseSearch(text: string): PostQuery | { problem: string } {
  if (isLongerThan(text, searchLimits.characters) || !isUsableText(text))
    return { problem: `Search for at most ${searchLimits.characters} printable characters.` }
  const query: PostQuery = { all: [], none: [], since: null, until: null }
  for (const [, minus, operator = '', operand, phrase, bare = ''] of text.replace(quotes, '"').matchAll(part)) {
    const value = operand ?? phrase ?? bare
    const name = operator.toLowerCase()
    const problem =
      name === 'since' || name === 'until'
        ? readDate(query, name, minus + value)
        : readTerm(minus === '-' ? query.none : query.all, name, value, phrase !== undefined)
    if (problem) return { problem }
  }
  if (query.all.length + query.none.length > searchLimits.terms)
    return { problem: `Search for at most ${searchLimits.terms} words at once.` }
  return query.all.length > 0 ? query : { problem: nothing }
}

/** The words to mark in what was found. */
export function wordsToMark({ all }: PostQuery): Set<string> {
  return new Set(
    all.flatMap((term) => (term.kind === 'text' ? term.words : term.kind === 'hashtag' ? searchWords(term.value) : [])),
  )
}

function readDate(query: PostQuery, name: 'since' | 'until', value: string): string | null {
  const date = new Date(`${value}T00:00:00Z`)
  // A date such as February 30 would become one in March.
  const isDate = /^\d{4}-\d\d-\d\d$/.test(value) && !isNaN(date.getTime()) && date.toISOString().startsWith(value)
  if (!isDate) return `${name}: takes a date such as 2026-01-31.`
  query[name] = date
  return null
}

function readTerm(terms: Term[], operator: string, value: string, isQuoted: boolean): string | null {
  if (operator === 'from' || operator === 'mentions') {
    const name = value.replace(/^[@＠]/, '')
    if (!usernamePattern.test(name)) return `${operator}: takes a username such as ${operator}:maren_holt.`
    terms.push({ kind: operator, value: usernameKey(name) })
    return null
  }
  if (operator === 'has') {
    const wanted = searchedParts.find((one) => one === value.toLowerCase())
    if (!wanted) return `has: takes ${searchedParts.join(', ')}.`
    terms.push({ kind: 'has', value: wanted })
    return null
  }
  const hashtag = !isQuoted && /^[#＃]/.test(value) ? hashtagKey(value) : null
  const words = searchWords(value)
  if (hashtag !== null) terms.push({ kind: 'hashtag', value: hashtag })
  else if (words.length > 0) terms.push({ kind: 'text', words })
  return null
}
