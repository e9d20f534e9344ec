import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import {
  type KeysetQuery,
  type Page,
  type PageRequest,
  type Placed,
  type Position,
  comparePositions,
  cutPage,
  keysetPage,
  requireSameOrder,
} from '../db/keyset.ts'
import { find } from '../db/read.ts'
import { scanPage } from '../db/scan.ts'
import { AppError } from '../errors.ts'
import { isUsableText, lengthOf } from '../text.rules.ts'
import { userIndexes } from './user.model.ts'
import type { UserRow } from './user.row.ts'
import { searchLetters, searchedWords, shortPrefixLength } from './userSearchKeys.ts'
import { placedUsers } from './users.hydration.ts'

/** The longest search text: in characters as a person counts them, and in code units, so that counting stays cheap. */
const maxCharacters = 64
const maxUnits = 1_024

/** The most accounts with a long word that are read at once and sorted in memory. */
const maxSorted = 1_000

/** How many accounts are read for one page if an index cannot tell which of them match. */
const maxScanned = 2_000

type UserKey = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'> & { searchTokens?: string[] }

const key = { followerCount: 1, createdAt: 1 } as const
const keyWithWords = { ...key, searchTokens: 1 } as const
const positionOf = (user: UserKey): Position => ({ count: user.followerCount, at: user.createdAt, id: user._id })

/**
 * Accounts where each searched word starts a word of username or name, most followed first, then newest. The work for a
 * page is bounded, so a page may be short or empty and still have a next page. Throws INVALID_INPUT.
 */
export async function searchUsers(ctx: Context, search: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  if (search.length > maxUnits || lengthOf(search) > maxCharacters || !isUsableText(search))
    throw new AppError('INVALID_INPUT', { reason: `search: at most ${maxCharacters} printable characters.` })
  requireSameOrder(request.after, true)
  const words = searchedWords(search)
  return fullPage(request, {
    read: async (part) => (await fromLongWord(words, part)) ?? fromFirstLetters(words, part),
    show: (keys) => placedUsers(ctx, keys.map(positionOf)),
    positionOf: ({ position }) => position,
  })
}

/** Reads all accounts with the longest word and sorts them in memory. Null if it is too short or too common. */
async function fromLongWord(
  [longest, ...others]: string[],
  { first, after }: PageRequest,
): Promise<Page<UserKey> | null> {
  if (!longest) return { rows: [], hasMore: false, end: null }
  if (searchLetters(longest).length <= shortPrefixLength) return null
  // A word has only letters and digits (`wordsOf`), so it is safe in a regular expression.
  const filter = { searchTokens: { $regex: `^${longest}` } }
  const projection = others.length > 0 ? keyWithWords : key
  const found = await find<UserKey>('users', filter, { hint: userIndexes.byToken, limit: maxSorted + 1, projection })
  if (found.length > maxSorted) return null
  const rows = found
    .filter((user) => hasWords(user, others) && (!after || comparePositions(positionOf(user), after) > 0))
    .sort((a, b) => comparePositions(positionOf(a), positionOf(b)))
  return cutPage(rows, first, positionOf)
}

/**
 * Reads accounts by the first letters of the longest word, with an index in the order of the list, and skips those that
 * do not match the rest.
 */
async function fromFirstLetters(words: string[], request: PageRequest): Promise<Page<UserKey>> {
  const [longest = '', ...others] = words
  const letters = searchLetters(longest).slice(0, shortPrefixLength).join('')
  const query: KeysetQuery<UserKey> = {
    collection: 'users',
    filter: { searchPrefixes: letters },
    count: 'followerCount',
    at: 'createdAt',
    id: '_id',
    hint: userIndexes.byPrefix,
    projection: key,
    positionOf,
    ...request,
  }
  if (letters === longest && others.length === 0) return keysetPage(query)
  return scanPage({ ...query, projection: keyWithWords }, (user) => hasWords(user, words), maxScanned)
}

function hasWords({ searchTokens = [] }: UserKey, words: readonly string[]): boolean {
  return words.every((word) => searchTokens.some((token) => token.startsWith(word)))
}
