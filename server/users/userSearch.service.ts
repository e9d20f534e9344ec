import type { Context } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import { type Page, type PageRequest, type Placed, type Position, cutPage, requireSameOrder } from '../db/keyset.ts'
import { AppError } from '../errors.ts'
import { isUsableText, lengthOf } from '../text.rules.ts'
import type { UserRow } from './user.row.ts'
import { searchTiers } from './userSearchTiers.ts'
import { placedUsers } from './users.hydration.ts'

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
  return fullPage(request, {
    read: (part) => tierByTier(search, part),
    show: (positions) => placedUsers(ctx, positions),
    positionOf: ({ position }) => position,
  })
}

/** Reads tiers one after the other in the direction of reading, only those with a part of the requested stretch. */
async function tierByTier(search: string, request: PageRequest): Promise<Page<Position>> {
  const { first, after, until, isBackward = false } = request
  const tiers = await searchTiers(search)
  const [begin, end] = isBackward ? [lastTier, 0] : [0, lastTier]
  const from = after ? tierOf(after) : begin
  const to = until ? tierOf(until) : end
  const rows: Position[] = []
  // One row beyond the page tells whether there is more.
  for (const tier of tiersBetween(from, to, isBackward)) {
    if (rows.length > first) break
    const bounds = { after: placeIn(tier, after), until: placeIn(tier, until) }
    const page = await tiers[tier]?.({ ...bounds, isBackward, first: first + 1 - rows.length })
    rows.push(...(page?.rows ?? []).map((position) => inTier(position, tier)))
    if (page?.hasMore && rows.length <= first) return { rows, hasMore: true, end: page.end && inTier(page.end, tier) }
  }
  return cutPage(rows, first, (position) => position)
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
