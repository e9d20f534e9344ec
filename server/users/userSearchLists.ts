import type { mongo } from 'mongoose'
import { type Page, type PageRequest, type Position, cutPage, isWithin, rangesFrom, sortOf } from '../db/keyset.ts'
import { farthest, reachOf, within } from '../db/reach.ts'
import { find } from '../db/read.ts'
import { userIndexes } from './user.model.ts'
import type { UserRow } from './user.row.ts'
import { insideMark, isWholeKey, keyOf, searchedWords, searchText, startMark, usernameMark } from './userSearchKeys.ts'
import { usernameKey } from './users.rules.ts'

/** What orders accounts, and what the page shows of them. */
export type FoundUser = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'> & Partial<UserRow>

const ordering = { followerCount: 1, createdAt: 1 } as const

const order = { count: 'followerCount', at: 'createdAt', id: '_id' } as const

export const positionOf = (user: FoundUser): Position => ({
  count: user.followerCount,
  at: user.createdAt,
  id: user._id,
})

/** Accounts that match equally well. */
export type SearchList = {
  /** For each word, the longest first, keys of which each account of the list has one. */
  keysOfWords: readonly Keys[]
  /** What the keys do not tell. */
  matches: mongo.Document
  /** Whether the keys tell all, but for one account at most. */
  isExact: boolean
}

type Keys = readonly string[]

/** The lists of a search, best first: the username; names that start with the text; names with all words. */
export function searchLists(search: string): readonly SearchList[] {
  const text = searchText(search)
  const username = usernameKey(search.trim().replace(/^@/, ''))
  const isNamed = { keysOfWords: [[usernameMark + username]], matches: {}, isExact: true }
  // A username may be nothing but underscores.
  if (!text) return username ? [isNamed] : []
  const words = searchedWords(text)
  const isStart = hasToken(startMark + text)
  const isExact = isWholeKey(text)
  const withWords = { matches: { $and: words.map(hasToken), $nor: [isStart] } }
  return [
    isNamed,
    { keysOfWords: [[startMark + keyOf(text)]], matches: { ...isStart, usernameKey: { $ne: username } }, isExact },
    words[0] === text
      ? { keysOfWords: [[insideMark + keyOf(text)]], ...withWords, isExact }
      : { keysOfWords: words.map(keysOf), ...withWords, isExact: false },
  ]
}

/** A page, most followed first. It may be short after 1,000 accounts; its end says where to resume. */
export async function listPage(
  list: SearchList,
  shown: Record<string, 1>,
  request: PageRequest,
): Promise<Page<FoundUser>> {
  const { key: keys, reach } = await farthest(list.keysOfWords, request, async (some) =>
    list.isExact ? null : reachWith(some, request),
  )
  const filter = { ...inRange(keys, request, reach), ...list.matches }
  const sort = sortOf({ ...order, ...request })
  const projection = { ...ordering, ...shown }
  // One extra row tells whether there is more.
  const limit = request.first + 1
  const found = await find<FoundUser>('users', filter, { hint: userIndexes.byPrefix, sort, limit, projection })
  const isWanted = isWithin(request)
  const wanted = found.filter((user) => isWanted(positionOf(user)))
  const page = cutPage(wanted, request.first, positionOf)
  return within(page, reach, request, positionOf)
}

const keysOf = (word: string): Keys => [startMark + keyOf(word), insideMark + keyOf(word)]

/** Whether a word of an account, or its whole username or name, starts so. No token has the last of all code points. */
const hasToken = (start: string) => ({ searchTokens: { $elemMatch: { $gte: start, $lt: `${start}\u{10ffff}` } } })

const reachWith = (keys: Keys, request: PageRequest) =>
  reachOf<FoundUser>({
    collection: 'users',
    filter: inRange(keys, request, null),
    hint: userIndexes.byPrefix,
    sort: sortOf({ ...order, ...request }),
    projection: ordering,
    positionOf,
  })

/** The accounts with one of the keys from the request's cursor up to `reach`. MongoDB merges these ranges of the index. */
function inRange(keys: Keys, request: PageRequest, reach: Position | null): mongo.Document {
  const list = { ...order, ...request }
  const [beyond, before] = request.isBackward ? (['$gt', '$lt'] as const) : (['$lt', '$gt'] as const)
  const starts = request.after ? rangesFrom(list, request.after, beyond) : [everywhere]
  const ends = reach ? rangesFrom(list, reach, before, `${before}e`) : [everywhere]
  const ranges = starts.flatMap((start) => ends.map((end) => ({ $and: [start.bounds, end.bounds] })))
  return { $or: keys.flatMap((key) => ranges.map((range) => ({ searchPrefixes: key, ...range }))) }
}

const everywhere = { bounds: {} }
