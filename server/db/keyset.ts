import type { mongo } from 'mongoose'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { find } from './read.ts'

/** A place in a list that is ordered by a count (some lists only), then by a moment, then by an id, all descending. */
export type Position = { count?: number; at: Date; id: string }

/** Which part of a list: how many rows, and behind which position. */
export type PageRequest = { first: number; after: Position | null }

/** A row and its place in a list that is not ordered by the row's own creation. */
export type Placed<Row> = { row: Row; position: Position }

/** A part of a list: its rows, whether there are more behind them, and where they end (also when hydration drops the last row). */
export type Page<Row> = { rows: Row[]; hasMore: boolean; end: Position | null }

const moment = z.number().int().min(0).max(8.64e15)
const encodedPosition = z.union([
  z.tuple([moment, z.string().max(80)]),
  z.tuple([moment, z.string().max(80), z.number().int().min(0)]),
])

/** An opaque cursor for a position. */
export function encodeCursor({ count, at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.getTime(), id, ...(count === undefined ? [] : [count])])).toString('base64url')
}

/** The position that a cursor stands for. Throws INVALID_INPUT for anything this server did not make. */
export function decodeCursor(cursor: string): Position {
  try {
    const [at, id, count] = encodedPosition.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { at: new Date(at), id, ...(count !== undefined && { count }) }
  } catch (cause) {
    throw new AppError('INVALID_INPUT', {
      argument: 'after',
      reason: 'The cursor is not one that a page ended with.',
      cause,
    })
  }
}

/** Whether two places are the same, null being the start of a list. */
export function isSamePosition(a: Position | null, b: Position | null): boolean {
  return a === b || (a !== null && b !== null && comparePositions(a, b) === 0)
}

/** Orders positions as lists do: what comes first in a list is negative. */
export function comparePositions(a: Position, b: Position): number {
  const difference = (b.count ?? 0) - (a.count ?? 0) || b.at.getTime() - a.at.getTime()
  return difference || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Throws INVALID_INPUT for a cursor of another kind of list: one with a count where there is none, or the other way round. */
export function requireSameOrder(after: Position | null, isCounted: boolean): void {
  if (after && (after.count !== undefined) !== isCounted)
    throw new AppError('INVALID_INPUT', { argument: 'after', reason: 'The cursor is of a list in another order.' })
}

/** The fields by which a list is ordered: of the count, where it has one, of the moment, and of the id. */
type Order = { count?: string; at: string; id: string }

export type KeysetQuery<Row> = Order &
  PageRequest & {
    collection: string
    /** Equality and range conditions besides the position's. */
    filter: mongo.Document
    hint: mongo.Document
    positionOf: (row: Row) => Position
    projection?: mongo.Document
  }

/** Rows asked for beyond the page: they stand for rows of the cursor's own moment. */
const spareRows = 4

/** A stretch of a list: what bounds it in the index, and the order in it. */
type Span = { bounds: mongo.Document; sort: Record<string, -1>; isLoose?: boolean }

/**
 * One page of a list, highest count or newest first. A condition on several fields at once would lose the index bounds,
 * so the list behind a cursor is read as stretches that each are one range of the index. The first is
 * loose: it asks for `at <= cursor`, and rows up to the cursor are dropped here, which mostly spares a command. When so
 * many rows share the cursor's moment that the page stays short, that stretch is read again as two exact ones.
 *
 * In a list by count, a row whose count changes between two pages moves: it may show twice or not at all. Every other row
 * shows exactly once, also while rows are added.
 */
export async function keysetPage<Row>(query: KeysetQuery<Row>): Promise<Page<Row>> {
  const { after, first, positionOf } = query
  requireSameOrder(after, query.count !== undefined)
  const rows: Row[] = []
  const spans = after ? spansBehind(query, after) : [wholeList(query)]
  // One row beyond the page tells whether there is more.
  for (let span = spans.shift(); span && rows.length <= first; span = spans.shift()) {
    const missing = first + 1 - rows.length
    const limit = missing + (span.isLoose ? spareRows : 0)
    const found = await readSpan(query, span, limit)
    const behind = after ? found.filter((row) => comparePositions(positionOf(row), after) > 0) : found
    if (after && span.isLoose && behind.length < missing && found.length === limit)
      spans.unshift(...exactSpans(query, after))
    else rows.push(...behind)
  }
  return cutPage(rows, first, positionOf)
}

/** A page of rows that are in order and of which there may be too many. One that moved while it was read, and was met twice, shows once. */
export function cutPage<Row>(rows: readonly Row[], first: number, positionOf: (row: Row) => Position): Page<Row> {
  const ids = new Set<string>()
  const distinct = rows.filter((row) => ids.size < ids.add(positionOf(row).id).size)
  const shown = distinct.slice(0, first)
  const last = shown.at(-1)
  return { rows: shown, hasMore: distinct.length > first, end: last ? positionOf(last) : null }
}

function readSpan<Row>(
  { collection, filter, hint, projection }: KeysetQuery<Row>,
  span: Span,
  limit: number,
): Promise<Row[]> {
  const options = { sort: span.sort, hint, limit, ...(projection && { projection }) }
  return find<Row>(collection, { ...filter, ...span.bounds }, options)
}

/** The leading field is bounded here too, so that every page has the same plan. */
function wholeList({ count, at, id }: Order): Span {
  if (count) return { bounds: { [count]: { $lte: Infinity } }, sort: { [count]: -1, [at]: -1, [id]: -1 } }
  return { bounds: { [at]: { $lte: new Date(8.64e15) } }, sort: { [at]: -1, [id]: -1 } }
}

function spansBehind({ count, at, id }: Order, after: Position): Span[] {
  const sort = { [at]: -1, [id]: -1 } as const
  const sameCount = { bounds: { ...equalCount(count, after), [at]: { $lte: after.at } }, sort, isLoose: true }
  if (!count) return [sameCount]
  return [sameCount, { bounds: { [count]: { $lt: after.count } }, sort: { [count]: -1, ...sort } }]
}

/** A field that is fixed must not be sorted by: with an `$in` before it, MongoDB would sort in memory. */
function exactSpans({ count, at, id }: Order, after: Position): Span[] {
  const fixed = equalCount(count, after)
  return [
    { bounds: { ...fixed, [at]: after.at, [id]: { $lt: after.id } }, sort: { [id]: -1 } },
    { bounds: { ...fixed, [at]: { $lt: after.at } }, sort: { [at]: -1, [id]: -1 } },
  ]
}

const equalCount = (field: string | undefined, { count }: Position): mongo.Document => (field ? { [field]: count } : {})
