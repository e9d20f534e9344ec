import { type Context, requireViewer } from '../context.ts'
import { type Page, type Position, comparePositions, keysetPage } from '../db/keyset.ts'
import { find, findByIds } from '../db/read.ts'
import { AppError } from '../errors.ts'
import { userIndexes } from '../users/user.model.ts'
import type { UserRow } from '../users/user.row.ts'
import { loadUsers } from '../users/users.hydration.ts'
import { type FollowDocument, followIndexes } from './follow.model.ts'
import { followedAmong } from './follows.hydration.ts'

const maxSuggestions = 20

/** Bounds (`server/README.md`, Feeds and suggestions): the latest follows, their latest follows, the best of those. */
const maxFollowed = 50
const maxFollows = 3_000
const maxRanked = 500

/** The most followed accounts are read in pieces of this size, up to this many pieces. */
const mostFollowedPiece = 100
const mostFollowedPieces = 5

/** Accounts loaded in addition, because the viewer may not see all of them. */
const spare = 4

type Ranked = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'>

const positionOf = (user: Ranked): Position => ({ count: user.followerCount, at: user.createdAt, id: user._id })

/**
 * Accounts that the viewer does not follow, ranked by how many of the viewer's follows follow them, then by followers;
 * filled up with the most followed of all. Throws UNAUTHENTICATED, USER_NOT_FOUND or INVALID_INPUT.
 */
export async function suggestedUsers(ctx: Context, first: number): Promise<UserRow[]> {
  const viewer = requireViewer(ctx)
  if (first < 1 || first > maxSuggestions)
    throw new AppError('INVALID_INPUT', { argument: 'first', reason: `first: ask for 1 to ${maxSuggestions}.` })
  const shown: UserRow[] = []
  let ids: string[] = []
  const show = async () => {
    const users = await loadUsers(ctx, ids)
    shown.push(...ids.flatMap((id) => users.get(id) ?? []))
    ids = []
  }
  for await (const id of candidates(viewer.id)) {
    if (ids.push(id) < first + spare) continue
    await show()
    if (shown.length >= first) return shown.slice(0, first)
  }
  await show()
  return shown.slice(0, first)
}

/** Everybody who may be suggested to an account, best first, including accounts hidden from it. */
async function* candidates(userId: string): AsyncGenerator<string> {
  const near = await followedByFollowed(userId)
  yield* near
  const known = new Set([userId, ...near])
  for await (const ids of mostFollowedPiecesFor(userId)) for (const id of ids) if (!known.has(id)) yield id
}

/** The accounts followed by those that an account follows, best first, without itself and those it already follows. */
async function followedByFollowed(userId: string): Promise<string[]> {
  const followed = await latestFollowed([userId], maxFollowed)
  const followers = new Map<string, number>()
  for (const id of await latestFollowed(followed, maxFollows)) followers.set(id, (followers.get(id) ?? 0) + 1)
  const known = await followedAmong(userId, [...followers.keys()])
  const candidates = [...followers].filter(([id]) => id !== userId && !known.has(id))
  const best = candidates.sort(([a, aCount], [b, bCount]) => bCount - aCount || (a < b ? -1 : 1)).slice(0, maxRanked)
  const users = await findByIds<Ranked>(
    'users',
    best.map(([id]) => id),
    { followerCount: 1, createdAt: 1 },
  )
  const count = (user: Ranked) => followers.get(user._id) ?? 0
  return users
    .sort((a, b) => count(b) - count(a) || comparePositions(positionOf(a), positionOf(b)))
    .map((user) => user._id)
}

/** The accounts that these accounts followed last, once per follow. Reads only the index. */
async function latestFollowed(followerIds: string[], limit: number): Promise<string[]> {
  if (followerIds.length === 0) return []
  const options = {
    sort: { at: -1, followeeId: -1 },
    hint: followIndexes.following,
    limit,
    projection: { _id: 0, followeeId: 1 },
  } as const
  const follows = await find<Pick<FollowDocument, 'followeeId'>>(
    'follows',
    { followerId: { $in: followerIds } },
    options,
  )
  return follows.map((follow) => follow.followeeId)
}

/** The most followed accounts that an account does not follow, piece by piece. */
async function* mostFollowedPiecesFor(userId: string): AsyncGenerator<string[]> {
  let after: Position | null = null
  for (let piece = 0; piece < mostFollowedPieces; piece++) {
    const page: Page<Ranked> = await mostFollowed(after)
    const ids = page.rows.map((user) => user._id)
    const followed = await followedAmong(userId, ids)
    yield ids.filter((id) => !followed.has(id))
    if (!page.hasMore) return
    after = page.end
  }
}

function mostFollowed(after: Position | null) {
  return keysetPage<Ranked>({
    collection: 'users',
    filter: {},
    count: 'followerCount',
    at: 'createdAt',
    id: '_id',
    hint: userIndexes.mostFollowed,
    projection: { followerCount: 1, createdAt: 1 },
    positionOf,
    first: mostFollowedPiece,
    after,
  })
}
