import {
  type KeysetQuery,
  type Page,
  type PageRequest,
  type Position,
  cutPage,
  inReadingOrder,
  isWithin,
  keysetPage,
} from '../db/keyset.ts'
import { find } from '../db/read.ts'
import { scanPage } from '../db/scan.ts'
import { userIndexes } from './user.model.ts'
import type { UserRow } from './user.row.ts'
import { insideMark, searchedWords, searchLetters, searchText, shortPrefixLength, startMark } from './userSearchKeys.ts'
import { usernameKey } from './users.rules.ts'

/** A page is first looked for in the order of the list, where so many accounts for each one on it should fill it. */
const triedForOne = 12

/** The most accounts with a word that are read at once and sorted in memory: of any word few, then many. */
const maxSorted = [200, 1_000] as const

/** The same for accounts whose name starts with the text: an index tells all that is needed of them. */
const maxStarts = 2_000

/** How many accounts are read for one page if an index cannot tell which of them match, and how many of them at first. */
const maxScanned = 2_000
const scannedFirst = 300

/** What orders accounts, and what else was read of them. */
export type UserKey = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'> &
  Partial<UserRow> & { usernameKey?: string; searchTokens?: string[] }

const key = { followerCount: 1, createdAt: 1 } as const
const keyWithWords = { ...key, usernameKey: 1, searchTokens: 1 } as const

export const positionOf = (user: UserKey): Position => ({
  count: user.followerCount,
  at: user.createdAt,
  id: user._id,
})

/** Accounts that match a search equally well, most followed first, then newest. */
type Tier = (request: PageRequest) => Promise<Page<UserKey>>

type Source = {
  /** The search prefixes of its accounts. */
  prefixes: string | { $in: string[] }
  /** Tells which accounts with those prefixes belong to the tier. */
  matches(user: UserKey): boolean
  /** Whether all of them do, but perhaps one. */
  isWhole: boolean
  /** Whether enough of them may do to fill a page soon: several words, each anywhere in the name, are seldom common. */
  isLikely: boolean
  /** Reads the matching accounts by an index of words; null if they are too many. */
  find(): Promise<UserKey[] | null>
  /** What the page shows of accounts, besides the key. */
  shown: Record<string, 1>
}

/**
 * The tiers of a search, best first: the username; names that start with the text; names with all searched words. They
 * read the `shown` columns where that takes no other command.
 */
export function searchTiers(search: string, shown: Record<string, 1>): Tier[] {
  const text = searchText(search)
  const words = searchedWords(search)
  const [longest] = words
  if (!longest) return []
  const username = usernameKey(search.trim().replace(/^@/, ''))
  const named = once(() => accountsNamed(username, shown))
  // For a text this short the prefixes alone tell who matches.
  const isOneWord = text === longest
  const isShort = isOneWord && searchLetters(text).length <= shortPrefixLength
  const start = startMark + text
  const isStart = ({ searchTokens = [] }: UserKey) => searchTokens.some((token) => token.startsWith(start))
  const isNamed = (user: UserKey) => user.usernameKey === username
  const isInside = (user: UserKey) => !isStart(user) && hasWords(user, words)
  const starts: Source = {
    prefixes: startMark + firstLetters(text.split(' ')[0] ?? ''),
    matches: (user) => !isNamed(user) && (isShort || isStart(user)),
    isWhole: isShort,
    isLikely: true,
    find: async () => {
      const found = await findByToken(start, maxStarts, key)
      const [better] = await named()
      return found?.filter(({ _id }) => _id !== better?._id) ?? null
    },
    shown,
  }
  const inside: Source = {
    prefixes: isShort
      ? insideMark + text
      : { $in: [startMark, insideMark].map((mark) => mark + firstLetters(longest)) },
    matches: (user) => isShort || isInside(user),
    isWhole: isShort,
    isLikely: isOneWord,
    find: async () => (await findByRarest(words))?.filter(isInside) ?? null,
    shown,
  }
  return [
    async (request) => pageOf(await named(), request),
    (request) => read(starts, request),
    (request) => read(inside, request),
  ]
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= read())
}

function accountsNamed(username: string, shown: Record<string, 1>): Promise<UserKey[]> {
  const options = { hint: { usernameKey: 1 }, limit: 1, projection: { ...key, ...shown } }
  return find<UserKey>('users', { usernameKey: username }, options)
}

const firstLetters = (word: string) => searchLetters(word).slice(0, shortPrefixLength).join('')

const hasWords = ({ searchTokens = [] }: UserKey, words: readonly string[]) =>
  words.every((word) => searchTokens.some((token) => token.startsWith(word)))

/** Looks at the beginning of the list, where a common beginning is found soon, then by the words, then far into the list. */
async function read(source: Source, request: PageRequest): Promise<Page<UserKey>> {
  if (source.isWhole) return fromWholePrefixes(source, request)
  const keep = (users: readonly UserKey[]) => users.filter(source.matches)
  if (source.isLikely) {
    const maxRows = Math.min(maxScanned, triedForOne * request.first)
    const tried = await scanPage(byPrefixes(source, request), keep, { maxRows, givesUpEarly: true })
    if (!tried.gaveUp) return tried
  }
  const found = await source.find()
  if (found) return pageOf(found, request)
  return scanPage(byPrefixes({ ...source, shown: {} }, request), keep, { begin: scannedFirst, maxRows: maxScanned })
}

/** The accounts with a word that so begins; null if they are too many. */
async function findByToken(token: string, most: number, projection: Record<string, 1>): Promise<UserKey[] | null> {
  // After the mark there are only letters, digits and spaces (`searchText`), so it is safe in a regular expression.
  const filter = { searchTokens: { $regex: `^${token.replace(startMark, `\\${startMark}`)}` } }
  const found = await find<UserKey>('users', filter, { hint: userIndexes.byToken, limit: most + 1, projection })
  return found.length > most ? null : found
}

/** The accounts with one of the words, of which few have it; null if many have each, or the words are short. */
async function findByRarest(words: readonly string[]): Promise<UserKey[] | null> {
  const long = words.filter((word) => searchLetters(word).length > shortPrefixLength)
  for (const most of maxSorted) {
    for (const word of long) {
      const found = await findByToken(word, most, keyWithWords)
      if (found) return found
    }
  }
  return null
}

/** A page of accounts in any order. */
function pageOf(users: readonly UserKey[], request: PageRequest): Page<UserKey> {
  const isWanted = isWithin(request)
  const compare = inReadingOrder(request)
  const wanted = users.filter((user) => isWanted(positionOf(user)))
  const sorted = wanted.sort((a, b) => compare(positionOf(a), positionOf(b)))
  return cutPage(sorted, request.first, positionOf)
}

/** Reads accounts of which all but one belong to the tier. */
async function fromWholePrefixes(source: Source, request: PageRequest): Promise<Page<UserKey>> {
  const { first } = request
  const page = await keysetPage({ ...byPrefixes(source, request), first: first + 1 })
  const { rows, hasMore, end } = cutPage(page.rows.filter(source.matches), first, positionOf)
  return hasMore ? { rows, hasMore, end } : { rows, hasMore: page.hasMore, end: page.end }
}

/** Accounts by the first letters, in the order of the list. */
function byPrefixes({ prefixes, isWhole, shown }: Source, request: PageRequest): KeysetQuery<UserKey> {
  return {
    collection: 'users',
    filter: { searchPrefixes: prefixes },
    count: 'followerCount',
    at: 'createdAt',
    id: '_id',
    hint: userIndexes.byPrefix,
    projection: { ...(isWhole ? { ...key, usernameKey: 1 } : keyWithWords), ...shown },
    positionOf,
    ...request,
  }
}
