import { type Page, type PageRequest, type Position, cutPage, keysetPage } from '../db/keyset.ts'
import { aggregate } from '../db/read.ts'
import { userIndexes } from './user.model.ts'
import type { UserRow } from './user.row.ts'
import { insideMark, keyOf, searchedWords, searchText, startMark, usernameMark } from './userSearchKeys.ts'
import { usernameKey } from './users.rules.ts'

/** So many accounts may be read for a page of several words. */
const mostRead = 1_000

/** The rarest word is looked for among so many of the longest. */
const mostCounted = 4

/** What orders accounts, and what a search compares. */
export type FoundUser = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'> &
  Partial<UserRow> & { usernameKey: string; searchTokens: string[] }

const compared = { followerCount: 1, createdAt: 1, usernameKey: 1, searchTokens: 1 } as const

export const positionOf = (user: FoundUser): Position => ({
  count: user.followerCount,
  at: user.createdAt,
  id: user._id,
})

/** Accounts that match equally well: they have one of the keys, and pass the test. */
export type SearchList = { keys(): Promise<string[]>; matches(user: FoundUser): boolean }

/** The lists of a search, best first: the username; names that start with the text; names with all words. */
export function searchLists(search: string): readonly SearchList[] {
  const text = searchText(search)
  if (!text) return []
  const words = searchedWords(text)
  const username = usernameKey(search.trim().replace(/^@/, ''))
  const isNamed = (user: FoundUser) => user.usernameKey === username
  const hasToken = (user: FoundUser, start: string) => user.searchTokens.some((token) => token.startsWith(start))
  const isStart = (user: FoundUser) => hasToken(user, startMark + text)
  return [
    { keys: async () => [usernameMark + username], matches: isNamed },
    { keys: async () => [startMark + keyOf(text)], matches: (user) => isStart(user) && !isNamed(user) },
    {
      keys: async () => (words[0] === text ? [insideMark + keyOf(text)] : keysOfWord(await rarest(words))),
      matches: (user) => words.every((word) => hasToken(user, word)) && !isStart(user),
    },
  ]
}

/** A page, most followed first. It may be short after 1,000 accounts; its end says where to resume. */
export async function listPage(
  list: SearchList,
  shown: Record<string, 1>,
  request: PageRequest,
): Promise<Page<FoundUser>> {
  const filter = { searchPrefixes: { $in: await list.keys() } }
  const found: FoundUser[] = []
  let { after } = request
  let left = mostRead
  // With room for a row of the next page, and for the account of the first list.
  for (let size = request.first + 2; left > 0; size *= 3) {
    const piece = await keysetPage<FoundUser>({
      ...{ collection: 'users', filter, hint: userIndexes.byPrefix, projection: { ...compared, ...shown }, positionOf },
      ...{ count: 'followerCount', at: 'createdAt', id: '_id' },
      ...{ ...request, after, first: Math.min(size, left) },
    })
    found.push(...piece.rows.filter(list.matches))
    if (found.length > request.first || !piece.hasMore) return cutPage(found, request.first, positionOf)
    after = piece.end
    left -= piece.rows.length
  }
  return { rows: found, hasMore: true, end: after }
}

const keysOfWord = (word: string) => [startMark + keyOf(word), insideMark + keyOf(word)]

/** The rarest word has the shortest list to read; its accounts are checked for the other words. */
async function rarest(words: readonly string[]): Promise<string> {
  const counts = await Promise.all(words.slice(0, mostCounted).map(accountsWith))
  return words[counts.indexOf(Math.min(...counts))] ?? ''
}

async function accountsWith(word: string): Promise<number> {
  const stages = [
    { $match: { searchPrefixes: { $in: keysOfWord(word) } } },
    { $limit: mostRead },
    { $count: 'accounts' },
  ]
  const [row] = await aggregate<{ accounts: number }>('users', stages, userIndexes.byPrefix)
  return row?.accounts ?? 0
}
