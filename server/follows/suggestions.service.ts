import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import {
  type Page,
  type PageRequest,
  type Placed,
  type Position,
  comparePositions,
  keysetPage,
  partOf,
  requireSameOrder,
} from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { userIndexes } from '../users/user.model.ts'
import type { UserRow } from '../users/user.row.ts'
import { placedUsers } from '../users/users.hydration.ts'
import { followedAmong } from './follows.hydration.ts'
import { latestFollowees } from './follows.read.ts'

const mostSuggested = 100

/** Bounds (`server/README.md`, Feeds and suggestions): the latest follows, their latest follows, the best of those. */
const maxFollowed = 50
const maxFollows = 3_000
const maxRanked = 500

const mostFollowedPiece = 100
const mostFollowedPieces = 5

type Ranked = Pick<UserRow, '_id' | 'followerCount' | 'createdAt'>

const positionOf = (user: Ranked): Position => ({ count: user.followerCount, at: user.createdAt, id: user._id })

/**
 * At most 100 accounts that the viewer does not follow: first those that most of the viewer's followed accounts follow,
 * then the most followed of all, of which it reads 500. Each page makes the list again; if the cursor's account has
 * left it, the page begins with what came after. Guests get the most followed of all. Throws INVALID_INPUT.
 */
export async function suggestionsPage(ctx: Context, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  requireSameOrder(request, true)
  const ids = candidates(ctx.viewer?.id)
  const known: string[] = []
  return fullPage(request, {
    read: async (part) => {
      while (known.length < lengthFor(part)) {
        const { done, value } = await ids.next()
        if (done) break
        known.push(value)
      }
      return pageOf(known, part)
    },
    show: async (positions) =>
      (await placedUsers(ctx, positions)).filter(({ row }) => !row.viewerIsMuting && !row.isSilenced),
    positionOf: ({ position }) => position,
  })
}

/** One extra row tells whether there is more. */
function lengthFor({ first, after, isBackward }: PageRequest): number {
  if (isBackward) return mostSuggested
  return Math.min(mostSuggested, (after ? placeOf(after) + 1 : 0) + first + 1)
}

/** A position has no count here, so `count` holds the number of accounts from this one to the end of the list. */
const placeOf = ({ count = 0 }: Position) => mostSuggested - count
const positionAt = (place: number, id: string): Position => ({ count: mostSuggested - place, at: new Date(0), id })

function pageOf(ids: readonly string[], request: PageRequest): Page<Position> {
  const now = (cursor: Position | null) => cursor && placeNow(ids, cursor)
  const part = { ...request, after: now(request.after), until: now(request.until ?? null) }
  const places = ids.map((id, place) => positionAt(place, id))
  return partOf(places, part, (position) => position)
}

/** If the cursor's account has left the list, its place is between its former neighbours. */
function placeNow(list: readonly string[], cursor: Position): Position {
  const place = list.indexOf(cursor.id)
  return positionAt(place < 0 ? placeOf(cursor) - 0.5 : place, cursor.id)
}

/** All accounts that may be suggested, best first, also those that are hidden from the viewer. */
async function* candidates(userId?: string): AsyncGenerator<string, void> {
  const near = userId === undefined ? [] : await followedByFollowed(userId)
  yield* near
  const known = new Set([userId, ...near])
  for (let piece = 0, after: Position | null = null; piece < mostFollowedPieces; piece++) {
    const page: Page<Ranked> = await mostFollowed(after)
    const ids = page.rows.map(({ _id }) => _id).filter((id) => !known.has(id))
    const followed = userId === undefined ? null : await followedAmong(userId, ids)
    for (const id of ids) if (!followed?.has(id)) yield id
    if (!page.hasMore) return
    after = page.end
  }
}

/** The accounts that followed accounts follow, best first, without the viewer and those the viewer follows. */
async function followedByFollowed(userId: string): Promise<string[]> {
  const followed = await latestFollowees([userId], maxFollowed)
  const followers = new Map<string, number>()
  for (const id of await latestFollowees(followed, maxFollows)) followers.set(id, (followers.get(id) ?? 0) + 1)
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
