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
import { type ReadPiece, type ScanOptions, scanPage } from '../db/scan.ts'
import { userIndexes } from './user.model.ts'
import type { UserRow } from './user.row.ts'
import {
  firstLetters,
  insideMark,
  searchedPairs,
  searchedWords,
  searchLetters,
  searchText,
  shortPrefixLength,
  startMark,
} from './userSearchKeys.ts'
import { usernameKey, usernamePattern } from './users.rules.ts'

/** A page is first looked for in the order of the list, where so many accounts for each one on it should fill it. */
const triedForOne = 12

/** The most accounts with a word that are read at once and sorted in memory: of any word few, then many. */
const maxSorted = [200, 1_000] as const

/** The same for accounts whose name starts with the text: an index tells all that is needed of them. */
const maxStarts = 2_000

/** How many accounts are read for one page if an index cannot tell which of them match, and how many of them at first. */
const maxScanned = 2_000
const scannedFirst = 300

/** How many accounts with two of the searched words are read at first: more of these match. */
const pairedFirst = 100

/** So many of them are read before the words are looked up, which costs more; but no more if none of the first matches. */
const maxPairedFirst = 500

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

/** The search prefixes of some accounts. */
type Prefixes = string | { $in: string[] }

type Source = {
  /** Each of these has all accounts of the tier. */
  lists: readonly [Prefixes, ...Prefixes[]]
  /** Tells which accounts of these lists belong to the tier. */
  matches(user: UserKey): boolean
  /** Whether all of them do, but perhaps one. */
  isWhole: boolean
  /** How its lists are read, if not as others. */
  reading: Pick<ScanOptions<UserKey>, 'begin' | 'readPiece'>
  /** How many accounts of the best list are searched before the words are looked up. */
  searched: number
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
  const withLongest = { $in: [startMark, insideMark].map((mark) => mark + firstLetters(longest, shortPrefixLength)) }
  const common = { isWhole: isShort, shown, reading: {}, ...(words.length > 1 && sharedLists(words, withLongest)) }
  const starts: Source = {
    lists: [startMark + firstLetters(text.split(' ')[0] ?? '', shortPrefixLength)],
    searched: 0,
    ...common,
    matches: (user) => !isNamed(user) && (isShort || isStart(user)),
    find: async () => {
      const found = await findByToken(start, maxStarts, key)
      const [better] = await named()
      return found?.filter(({ _id }) => _id !== better?._id) ?? null
    },
  }
  const inside: Source = {
    lists: [isShort ? insideMark + text : withLongest],
    searched: words.length > 1 ? (words.some(isLong) ? maxPairedFirst : maxScanned) : 0,
    ...common,
    matches: (user) => isShort || isInside(user),
    find: async () => (await findByRarest(words))?.filter(isInside) ?? null,
  }
  return [
    async (request) => pageOf(await named(), request),
    (request) => read(starts, request),
    (request) => read(inside, request),
  ]
}

/** What both tiers of several words read: lists of accounts with two of them, and each piece once. */
function sharedLists(words: readonly string[], withLongest: Prefixes): Pick<Source, 'lists' | 'reading'> {
  const [list = withLongest, ...others] = searchedPairs(words).map((prefixes) => ({ $in: prefixes }))
  return { lists: [list, ...others], reading: { begin: pairedFirst, readPiece: eachOnce(keysetPage<UserKey>) } }
}

/** A read that remembers its pieces. */
function eachOnce(read: ReadPiece<UserKey>): ReadPiece<UserKey> {
  const pieces = new Map<string, Promise<Page<UserKey>>>()
  return (query) => {
    const { filter, first, after, until, isBackward } = query
    const piece = JSON.stringify([filter, first, after, until, isBackward])
    const known = pieces.get(piece) ?? read(query)
    pieces.set(piece, known)
    return known
  }
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= read())
}

async function accountsNamed(username: string, shown: Record<string, 1>): Promise<UserKey[]> {
  if (!usernamePattern.test(username)) return []
  const options = { hint: { usernameKey: 1 }, limit: 1, projection: { ...key, ...shown } }
  return find<UserKey>('users', { usernameKey: username }, options)
}

/** Whether an index tells soon which accounts have the word. */
const isLong = (word: string) => searchLetters(word).length > shortPrefixLength

const hasWords = ({ searchTokens = [] }: UserKey, words: readonly string[]) =>
  words.every((word) => searchTokens.some((token) => token.startsWith(word)))

/** Looks at the beginning of the lists, where a common beginning is found soon, then by the words, then far into a list. */
async function read(source: Source, request: PageRequest): Promise<Page<UserKey>> {
  if (source.isWhole) return fromWholePrefixes(source, request)
  const keep = (users: readonly UserKey[]) => users.filter(source.matches)
  const scan = (list: Prefixes, options: ScanOptions<UserKey>) =>
    scanPage(byPrefixes(source, list, request), keep, { ...source.reading, ...options })
  let best = { list: source.lists[0], share: 0, matches: 0 }
  for (const list of source.lists) {
    const tried = await scan(list, { maxRows: Math.min(maxScanned, triedForOne * request.first), givesUpEarly: true })
    if (!tried.gaveUp) return tried
    if (tried.share > best.share) best = { list, share: tried.share, matches: tried.rows.length }
  }
  const isFarAsPossible = source.searched === maxScanned
  if (isFarAsPossible || (source.searched > 0 && best.matches > 0)) {
    const searched = await scan(best.list, { maxRows: source.searched })
    if (!searched.gaveUp || isFarAsPossible) return searched
  }
  const found = await source.find()
  if (found) return pageOf(found, request)
  return scan(best.list, { begin: scannedFirst, maxRows: maxScanned })
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
  const long = words.filter(isLong)
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
  const page = await keysetPage({ ...byPrefixes(source, source.lists[0], request), first: first + 1 })
  const { rows, hasMore, end } = cutPage(page.rows.filter(source.matches), first, positionOf)
  return hasMore ? { rows, hasMore, end } : { rows, hasMore: page.hasMore, end: page.end }
}

/** Accounts by the first letters, in the order of the list. */
function byPrefixes({ isWhole, shown }: Source, prefixes: Prefixes, request: PageRequest): KeysetQuery<UserKey> {
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
