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

/** The most accounts with a long word that are read at once and sorted in memory. */
const maxSorted = 1_000

/** How many accounts are read for one page if an index cannot tell which of them match. */
const maxScanned = 2_000

type UserKey = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'> & { searchTokens?: string[] }

const key = { followerCount: 1, createdAt: 1 } as const
const keyWithWords = { ...key, searchTokens: 1 } as const
const itself = (position: Position) => position
const positionOf = (user: UserKey): Position => ({ count: user.followerCount, at: user.createdAt, id: user._id })

/** Accounts that match a search equally well, most followed first, then newest. */
type Tier = (request: PageRequest) => Promise<Page<Position>>

type Source = {
  /** The search prefixes of its accounts. */
  prefixes: string | { $in: string[] }
  /** How a token of each account begins; null if that is too short to look up. */
  token: string | null
  /** Tells which accounts with those keys belong to the tier; null if all do. */
  matches: ((tokens: readonly string[]) => boolean) | null
  /** The account of a better tier. */
  without: string | undefined
}

/** The tiers of a search, best first: the username; names that start with the text; names with all searched words. */
export async function searchTiers(search: string): Promise<Tier[]> {
  const text = searchText(search)
  const words = searchedWords(search)
  const [longest] = words
  if (!longest) return []
  const exact = await accountNamed(search)
  // For a text this short the prefixes alone tell who matches.
  const isShort = text === longest && searchLetters(text).length <= shortPrefixLength
  const isStart = (tokens: readonly string[]) => tokens.some((token) => token.startsWith(startMark + text))
  const starts: Source = {
    prefixes: startMark + firstLetters(text.split(' ')[0] ?? ''),
    token: isShort ? null : startMark + text,
    matches: isShort ? null : isStart,
    without: exact?._id,
  }
  const inside: Source = {
    prefixes: isShort
      ? insideMark + text
      : { $in: [startMark, insideMark].map((mark) => mark + firstLetters(longest)) },
    token: searchLetters(longest).length > shortPrefixLength ? longest : null,
    matches: isShort ? null : (tokens) => !isStart(tokens) && hasWords(tokens, words),
    without: undefined,
  }
  return [
    async (request) => cutPage(exact ? [positionOf(exact)].filter(isWithin(request)) : [], request.first, itself),
    (request) => read(starts, request),
    (request) => read(inside, request),
  ]
}

async function accountNamed(search: string): Promise<UserKey | undefined> {
  const filter = { usernameKey: usernameKey(search.trim().replace(/^@/, '')) }
  const [found] = await find<UserKey>('users', filter, { hint: { usernameKey: 1 }, limit: 1, projection: key })
  return found
}

const firstLetters = (word: string) => searchLetters(word).slice(0, shortPrefixLength).join('')

const hasWords = (tokens: readonly string[], words: readonly string[]) =>
  words.every((word) => tokens.some((token) => token.startsWith(word)))

async function read(source: Source, request: PageRequest): Promise<Page<Position>> {
  const page = (await fromTokens(source, request)) ?? (await fromPrefixes(source, request))
  return { ...page, rows: page.rows.map(positionOf) }
}

/**
 * Reads all accounts with such a token and sorts them in memory. Null if the token is too short or too common.
 */
async function fromTokens(source: Source, request: PageRequest): Promise<Page<UserKey> | null> {
  const { token, matches, without } = source
  if (token === null) return null
  // After the mark there are only letters, digits and spaces (`searchText`), so it is safe in a regular expression.
  const filter = { searchTokens: { $regex: `^${token.replace(startMark, `\\${startMark}`)}` } }
  const options = { hint: userIndexes.byToken, limit: maxSorted + 1, projection: keyWithWords }
  const found = await find<UserKey>('users', filter, options)
  if (found.length > maxSorted) return null
  const isWanted = isWithin(request)
  const compare = inReadingOrder(request)
  const rows = found
    .filter(({ _id, searchTokens = [] }) => _id !== without && matches?.(searchTokens) !== false)
    .filter((user) => isWanted(positionOf(user)))
    .sort((a, b) => compare(positionOf(a), positionOf(b)))
  return cutPage(rows, request.first, positionOf)
}

/** Reads accounts by the first letters, in the order of the list, and skips those that do not match the rest. */
async function fromPrefixes(source: Source, request: PageRequest): Promise<Page<UserKey>> {
  const { prefixes, matches, without } = source
  const query: KeysetQuery<UserKey> = {
    collection: 'users',
    // In `$and`, because the position in the list may bound the id too.
    filter: { searchPrefixes: prefixes, ...(without !== undefined && { $and: [{ _id: { $ne: without } }] }) },
    count: 'followerCount',
    at: 'createdAt',
    id: '_id',
    hint: userIndexes.byPrefix,
    projection: matches ? keyWithWords : key,
    positionOf,
    ...request,
  }
  if (!matches) return keysetPage(query)
  const keep = (users: readonly UserKey[]) => users.filter(({ searchTokens = [] }) => matches(searchTokens))
  return scanPage(query, keep, { maxRows: maxScanned })
}
