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
import { placedUsers, showUsers } from './users.hydration.ts'

/** Code units are limited too, so that counting characters stays cheap. */
const maxCharacters = 64
const maxUnits = 1_024

/** A list comes before those of fewer points, which this multiplies, so that one number orders all accounts. */
const worthOfPoint = 2 ** 40

/** Throws INVALID_INPUT if a search is too long. */
export function requireSearch(search: string): void {
  if (search.length > maxUnits || lengthOf(search) > maxCharacters || !isUsableText(search))
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument: 'search',
      reason: `search: at most ${maxCharacters} printable characters.`,
    })
}

/**
 * Accounts in which each searched word begins a word, in three lists by how well they match, each most followed first.
 * The work for a page is bounded, so it may be short or empty and have a next one. Throws INVALID_INPUT.
 */
export async function searchUsers(ctx: Context, search: string, request: PageRequest): Promise<Page<Placed<UserRow>>> {
  requireSearch(search)
  requireSameOrder(request, true)
  const columns = showsOnlyCards(ctx) ? cardColumns : {}
  return fullPage(request, {
    read: (part) => listByList(search, columns, part),
    show: (found) => shown(ctx, found),
    positionOf: ({ position }) => position,
  })
}

/** Reads one list after the other; each position is the place in the whole search. */
async function listByList(
  search: string,
  columns: Record<string, 1>,
  request: PageRequest,
): Promise<Page<Placed<FoundUser>>> {
  const { first, after, until } = request
  const found: Placed<FoundUser>[] = []
  for (const { list, points } of listsWithin(search, request)) {
    const part = { ...request, after: placeIn(points, after), until: placeIn(points, until) }
    // One extra row tells whether there is more.
    const page = await listPage(list, columns, { ...part, first: first + 1 - found.length })
    found.push(...page.rows.map((row) => ({ row, position: inSearch(points, positionOf(row)) })))
    if (found.length > first) break
    if (page.hasMore) return { rows: found, hasMore: true, end: page.end && inSearch(points, page.end) }
  }
  return cutPage(found, first, ({ position }) => position)
}

async function shown(ctx: Context, found: readonly Placed<FoundUser>[]): Promise<Placed<UserRow>[]> {
  const positions = found.map(({ position }) => position)
  if (!showsOnlyCards(ctx)) return placedUsers(ctx, positions)
  const users = await showUsers(
    ctx,
    found.map(({ row }) => row as UserRow),
  )
  return rowsAt(positions, users)
}

/** The lists that have a part of the requested range, in the direction of reading. */
function listsWithin(
  search: string,
  { after, until, isBackward }: PageRequest,
): { list: SearchList; points: number }[] {
  const [top, bottom] = isBackward ? [until, after] : [after, until]
  const lists = searchLists(search)
    .map((list, index) => ({ list, points: 2 - index }))
    .filter(({ points }) => (!top || points <= pointsOf(top)) && (!bottom || points >= pointsOf(bottom)))
  return isBackward ? lists.reverse() : lists
}

const pointsOf = ({ count = 0 }: Position) => Math.floor(count / worthOfPoint)

function inSearch(points: number, { count = 0, ...place }: Position): Position {
  return { ...place, count: count + points * worthOfPoint }
}

/** The position within a list; null if it is in another one. */
function placeIn(points: number, position: Position | null | undefined): Position | null {
  return position && pointsOf(position) === points ? { ...position, count: (position.count ?? 0) % worthOfPoint } : null
}
