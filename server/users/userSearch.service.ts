import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, type Position, cutPage, requireSameOrder } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { isUsableText, lengthOf } from '../text.rules.ts'
import type { UserRow } from './user.row.ts'
import { type UserKey, positionOf, searchTiers } from './userSearchTiers.ts'
import { cardColumns, showsOnlyCards } from './authors.ts'
import { loadUsers } from './users.hydration.ts'

/** The longest search text: in characters as a person counts them, and in code units, so that counting stays cheap. */
const maxCharacters = 64
const maxUnits = 1_024

/** The lowest tier of a search; the best is 0. */
const lastTier = 2

/** A position adds this to the follower count for each tier below, so that one number orders the whole list. */
const tierWorth = 2 ** 40

/**
 * Accounts where each searched word starts a word, in tiers, each most followed first, then newest. The work for a
 * page is bounded, so it may be short or empty and have a next page. Throws INVALID_INPUT.
 */
export async function searchUsers(ctx: Context, search: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  if (search.length > maxUnits || lengthOf(search) > maxCharacters || !isUsableText(search))
    throw new AppError('INVALID_INPUT', {
      argument: 'search',
      reason: `search: at most ${maxCharacters} printable characters.`,
    })
  requireSameOrder(request, true)
  const shown = showsOnlyCards(ctx) ? cardColumns : {}
  return fullPage(request, {
    read: (part) => tierByTier(search, shown, part),
    show: (found) => placedFound(ctx, found),
    positionOf: ({ position }) => position,
  })
}

/** An account that was found, and its position in the whole list. */
type Found = { user: UserKey; position: Position }

/** Reads tiers one after the other in the direction of reading, only those with a part of the requested stretch. */
async function tierByTier(search: string, shown: Record<string, 1>, request: PageRequest): Promise<Page<Found>> {
  const { first, after, until, isBackward = false } = request
  const tiers = searchTiers(search, shown)
  const [begin, end] = isBackward ? [lastTier, 0] : [0, lastTier]
  const wanted = tiersBetween(after ? tierOf(after) : begin, until ? tierOf(until) : end, isBackward)
  const read = (tier: number, rows: number) => {
    const bounds = { after: placeIn(tier, after), until: placeIn(tier, until) }
    return tiers[tier]?.({ ...bounds, isBackward, first: rows })
  }
  // The first tier has at most one account, so the second is needed as well.
  const isFromTop = wanted[0] === 0 && wanted[1] === 1
  const ahead = isFromTop ? await Promise.all([read(0, first + 1), read(1, first + 1)]) : []
  const found: Found[] = []
  // One row beyond the page tells whether there is more.
  for (const tier of wanted) {
    if (found.length > first) break
    const page = tier in ahead ? ahead[tier] : await read(tier, first + 1 - found.length)
    found.push(...(page?.rows ?? []).map((user) => ({ user, position: inTier(positionOf(user), tier) })))
    if (page?.hasMore && found.length <= first)
      return { rows: found, hasMore: true, end: page.end && inTier(page.end, tier) }
  }
  return cutPage(found, first, ({ position }) => position)
}

/** Of accounts that were found, those that the viewer may see, with the columns that the page shows. */
async function placedFound(ctx: Context, found: readonly Found[]): Promise<Placed<UserRow>[]> {
  const isRead = ({ user }: Found) => user.username !== undefined
  const users = await loadUsers(
    ctx,
    found.map(({ user }) => user._id),
    found.every(isRead) ? async () => found.map(({ user }) => user as UserRow) : undefined,
  )
  return found.flatMap(({ user, position }) => {
    const row = users.get(user._id)
    return row ? [{ row, position }] : []
  })
}

function tiersBetween(from: number, to: number, isBackward: boolean): number[] {
  const all = [...Array(lastTier + 1).keys()]
  return isBackward
    ? all.filter((tier) => tier <= from && tier >= to).reverse()
    : all.filter((tier) => tier >= from && tier <= to)
}

const tierOf = ({ count = 0 }: Position) => Math.max(0, lastTier - Math.floor(count / tierWorth))

function inTier({ count = 0, ...place }: Position, tier: number): Position {
  return { ...place, count: count + (lastTier - tier) * tierWorth }
}

/** A position of the list as its tier orders it; null if it is in another tier. */
function placeIn(tier: number, position: Position | null | undefined): Position | null {
  return position && tierOf(position) === tier ? { ...position, count: (position.count ?? 0) % tierWorth } : null
}
