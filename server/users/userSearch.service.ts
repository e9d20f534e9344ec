import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import {
  type Page,
  type PageRequest,
  type Placed,
  type Position,
  cutPage,
  requireSameOrder,
  rowsAt,
} from '../db/keyset.ts'
import { AppError, commonErrors } from '../errors.ts'
import { isUsableText, lengthOf } from '../text.rules.ts'
import type { UserRow } from './user.row.ts'
import { type FoundUser, type SearchList, listPage, positionOf, searchLists } from './userSearchLists.ts'
import { cardColumns, showsOnlyCards } from './authors.ts'
import { loadUsers } from './users.hydration.ts'

/** Code units are limited too, so that counting characters stays cheap. */
const maxCharacters = 64
const maxUnits = 1_024

const lastTier = 2

/** Each list above the last one adds this to the follower count, so that one number orders all of them. */
const tierWorth = 2 ** 40

/**
 * Accounts in which each searched word begins a word, in three lists by how well they match, each most followed first.
 * The work for a page is bounded, so it may be short or empty and have a next one. Throws INVALID_INPUT.
 */
export async function searchUsers(ctx: Context, search: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  if (search.length > maxUnits || lengthOf(search) > maxCharacters || !isUsableText(search))
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'search',
      reason: `search: at most ${maxCharacters} printable characters.`,
    })
  requireSameOrder(request, true)
  const isOfCards = showsOnlyCards(ctx)
  return fullPage(request, {
    read: (part) => listByList(search, isOfCards ? cardColumns : {}, part),
    show: (found) => placedFound(ctx, isOfCards, found),
    positionOf: ({ position }) => position,
  })
}

/** `position` is the place in the whole search. */
type Found = { user: FoundUser; position: Position }

/** Reads only lists that have a part of the requested range. */
async function listByList(search: string, shown: Record<string, 1>, request: PageRequest): Promise<Page<Found>> {
  const { first, after, until, isBackward = false } = request
  const found: Found[] = []
  for (const [tier, list] of tiersOf(search, request)) {
    // One extra row tells whether there is more.
    const missing = first + 1 - found.length
    const bounds = { after: placeIn(tier, after), until: placeIn(tier, until) }
    const page = await listPage(list, shown, { ...bounds, isBackward, first: missing })
    found.push(...page.rows.map((user) => ({ user, position: inTier(positionOf(user), tier) })))
    if (page.hasMore && found.length <= first)
      return { rows: found, hasMore: true, end: page.end && inTier(page.end, tier) }
    if (found.length > first) break
  }
  return cutPage(found, first, ({ position }) => position)
}

async function placedFound(ctx: Context, isComplete: boolean, found: readonly Found[]): Promise<Placed<UserRow>[]> {
  const users = await loadUsers(
    ctx,
    found.map(({ user }) => user._id),
    isComplete ? async () => found.map(({ user }) => user as UserRow) : undefined,
  )
  return rowsAt(
    found.map(({ position }) => position),
    users,
  )
}

/** The searched lists in the direction of reading, as far as the request reaches. */
function tiersOf(search: string, { after, until, isBackward }: PageRequest): [tier: number, list: SearchList][] {
  const tiers = [...searchLists(search).entries()]
  const [from, to] = [after, until].map((position) => position && tierOf(position))
  const [best, last] = isBackward ? [to, from] : [from, to]
  const wanted = tiers.filter(([tier]) => tier >= (best ?? 0) && tier <= (last ?? lastTier))
  return isBackward ? wanted.reverse() : wanted
}

const tierOf = ({ count = 0 }: Position) => Math.max(0, lastTier - Math.floor(count / tierWorth))

function inTier({ count = 0, ...place }: Position, tier: number): Position {
  return { ...place, count: count + (lastTier - tier) * tierWorth }
}

/** The position within a list; null if it is in another one. */
function placeIn(tier: number, position: Position | null | undefined): Position | null {
  return position && tierOf(position) === tier ? { ...position, count: (position.count ?? 0) % tierWorth } : null
}
