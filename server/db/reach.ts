import type { mongo } from 'mongoose'
import { type Page, type PageRequest, type Position, inReadingOrder } from './keyset.ts'
import { find } from './read.ts'

/** How many rows are read at most for a page of a list where not all match. */
const mostRead = 1_000

/** Among how many lists the one with the fewest rows is looked for. */
const mostCompared = 4

type List<Row> = {
  collection: string
  filter: mongo.Document
  sort: Record<string, 1 | -1>
  hint: mongo.Document
  projection: mongo.Document
  positionOf: (row: Row) => Position
}

/** Where a page of this list has to stop. If the projection has only fields of the index, that alone answers it. */
export async function reachOf<Row>({
  collection,
  filter,
  positionOf,
  ...options
}: List<Row>): Promise<Position | null> {
  const [row] = await find<Row>(collection, filter, { ...options, skip: mostRead, limit: 1 })
  return row ? positionOf(row) : null
}

/**
 * Looks at the first of these keys, whose lists all have the wanted rows, for the one whose page gets farthest; its
 * `reach` is null if it gets to the end.
 */
export async function farthest<Key>(
  keys: readonly Key[],
  request: PageRequest,
  reachWith: (key: Key) => Promise<Position | null>,
): Promise<{ key: Key; reach: Position | null }> {
  const order = inReadingOrder(request)
  const lists = await Promise.all(
    keys.slice(0, mostCompared).map(async (key) => ({ key, reach: await reachWith(key) })),
  )
  return lists.reduce((best, one) => (best.reach && (!one.reach || order(one.reach, best.reach) > 0) ? one : best))
}

/** Leaves out rows beyond `reach`. A page that is short then has a next one, which goes on from there. */
export function within<Row>(
  page: Page<Row>,
  reach: Position | null,
  request: PageRequest,
  positionOf: (row: Row) => Position,
): Page<Row> {
  const order = inReadingOrder(request)
  if (!reach || (request.until && order(request.until, reach) <= 0)) return page
  const rows = page.rows.filter((row) => order(positionOf(row), reach) <= 0)
  return page.hasMore && rows.length === page.rows.length ? page : { rows, hasMore: true, end: reach }
}
