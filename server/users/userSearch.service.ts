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
 * Accounts where each searched word starts a word of username or name: first the exact username, then usernames and names
 * that start with the text, then the rest; each tier most followed first, then newest. The work for a page is bounded, so
 * a page may be short or empty and still have a next page. Throws INVALID_INPUT.
 */
export async function searchUsers(ctx: Context, search: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  if (search.length > maxUnits || lengthOf(search) > maxCharacters || !isUsableText(search))
    throw new AppError('INVALID_INPUT', {
      argument: 'search',
      reason: `search: at most ${maxCharacters} printable characters.`,
    })
  requireSameOrder(request.after, true)
  return fullPage(request, {
    read: (part) => tierByTier(search, part),
    show: (positions) => placedUsers(ctx, positions),
    positionOf: ({ position }) => position,
  })
}

/** Reads tiers one after the other, beginning with the one in which the previous page ended. */
async function tierByTier(search: string, { first, after }: PageRequest): Promise<Page<Position>> {
  const tiers = await searchTiers(search)
  const begin = after ? tierOf(after) : 0
  const rows: Position[] = []
  // One row beyond the page tells whether there is more.
  for (let tier = begin; tier <= lastTier && rows.length <= first; tier++) {
    const behind = after && tier === begin ? { ...after, count: (after.count ?? 0) % tierWorth } : null
    const page = await tiers[tier]?.({ first: first + 1 - rows.length, after: behind })
    rows.push(...(page?.rows ?? []).map((position) => inTier(position, tier)))
    if (page?.hasMore && rows.length <= first) return { rows, hasMore: true, end: page.end && inTier(page.end, tier) }
  }
  return cutPage(rows, first, (position) => position)
}

const tierOf = ({ count = 0 }: Position) => Math.max(0, lastTier - Math.floor(count / tierWorth))

function inTier({ count = 0, ...place }: Position, tier: number): Position {
  return { ...place, count: count + (lastTier - tier) * tierWorth }
}
