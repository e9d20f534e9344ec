import { createHash } from 'node:crypto'
import type { mongo } from 'mongoose'
import * as z from 'zod'
import { AppError, commonErrors } from '../errors.ts'
import { find, findShared } from './read.ts'

/** A place in a list ordered by count (in some lists), then time, then id, all descending. */
export type Position = { count?: number; at: Date; id: string }

/** The `first` rows after `after` and before `until`. `isBackward` reads from the end of the list. */
export type PageRequest = { first: number; after: Position | null; until?: Position | null; isBackward?: boolean }

/** A row and its place in a list that is not ordered by the row's own creation. */
export type Placed<Row> = { row: Row; position: Position }

/** Rows in reading direction, whether more follow, and where they end (even if hydration drops the last). */
export type Page<Row> = { rows: Row[]; hasMore: boolean; end: Position | null }

const moment = z.number().int().min(0).max(8.64e15)
const encodedPosition = z
  .tuple([moment, z.string().max(80)])
  .rest(z.union([z.number().int().min(0), z.string().max(20)]))

/** A short hash, because every edge has a cursor. */
const markOf = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 6)

export function cursorsOf(list: string): (position: Position) => string {
  const mark = markOf(list)
  return ({ count, at, id }) =>
    Buffer.from(JSON.stringify([at.getTime(), id, mark, ...(count === undefined ? [] : [count])])).toString('base64url')
}

/** Decodes a cursor of this list. Throws INVALID_INPUT for anything that the server did not make for it. */
export function decodeCursor(cursor: string, list: string, argument: string): Position {
  const { at, id, mark, count } = parseCursor(cursor, argument)
  // Cursors of earlier releases have no hash.
  if (mark !== undefined && mark !== markOf(list))
    throw new AppError(commonErrors.INVALID_INPUT, { argument, reason: 'The cursor is of another list.' })
  return { at: new Date(at), id, ...(count !== undefined && { count }) }
}

function parseCursor(cursor: string, argument: string) {
  try {
    const [at, id, ...rest] = encodedPosition.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    const mark = rest.find((part) => typeof part === 'string')
    const count = rest.find((part) => typeof part === 'number')
    return { at, id, mark, count }
  } catch (cause) {
    throw new AppError(commonErrors.INVALID_INPUT, {
      argument,
      reason: 'The cursor is not one that the server made.',
      cause,
    })
  }
}

/** Negative if the first position comes first in a list. */
export function comparePositions(a: Position, b: Position): number {
  const difference = (b.count ?? 0) - (a.count ?? 0) || b.at.getTime() - a.at.getTime()
  return difference || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Negative if the first position is read first. */
export function inReadingOrder({ isBackward = false }: PageRequest): (a: Position, b: Position) => number {
  return isBackward ? (a, b) => comparePositions(b, a) : comparePositions
}

/** Whether a position lies after `after` and before `until`. */
export function isWithin(request: PageRequest): (position: Position) => boolean {
  const compare = inReadingOrder(request)
  const { after, until = null } = request
  return (position) => (!after || compare(position, after) > 0) && (!until || compare(position, until) < 0)
}

/** Throws INVALID_INPUT for cursors with a count in a list without one, or the other way round. */
export function requireSameOrder({ after, until = null, isBackward = false }: PageRequest, isCounted: boolean): void {
  const cursors = { [isBackward ? 'before' : 'after']: after, [isBackward ? 'after' : 'before']: until }
  for (const [argument, position] of Object.entries(cursors))
    if (position && (position.count !== undefined) !== isCounted)
      throw new AppError(commonErrors.INVALID_INPUT, { argument, reason: 'The cursor is of a list in another order.' })
}

/** The fields that order a list. `stored` converts a position's id where the stored id is no text. */
export type Order = { count?: string; at: string; id: string; stored?: (id: string) => unknown }

export type KeysetQuery<Row> = Order &
  PageRequest & {
    collection: string
    /** Many requests read the list at the same time (`findShared`). */
    isShared?: boolean
    filter: mongo.Document
    hint: mongo.Document
    positionOf: (row: Row) => Position
    /** Rows with the same key show once. Without `keyOf`, rows whose positions have the same id do. */
    keyOf?: (row: Row) => string
    projection?: mongo.Document
  }

/** Extra rows to ask for, because some have the same time, or the same count, as the cursor. */
const spareOfMoment = 4
const spareOfCount = 24

/** At this count and above, few rows have the same one. */
const rarelyShared = 16

/**
 * A range of the index to read. A loose one begins with rows that the cursor has passed: if they are more than `spare`,
 * so that the page stays short, the ranges in `exactly` are read instead.
 */
type Span = {
  bounds: mongo.Document
  sort: Record<string, 1 | -1>
  loose?: { spare: number; exactly: readonly Span[] }
}

/**
 * Reads one page of a list as ranges of one index, because one condition on several fields would lose the bounds in the
 * index. A row whose count changes meanwhile may show twice or not at all.
 */
export async function keysetPage<Row>(query: KeysetQuery<Row>): Promise<Page<Row>> {
  const { first, after, positionOf, keyOf } = query
  requireSameOrder(query, query.count !== undefined)
  // One extra row tells whether there is more.
  const behind = await readSpans(query, after ? spansBehind(query, after) : [wholeList(query)], first + 1)
  const isWanted = isWithin(query)
  const rows = behind.filter((row) => isWanted(positionOf(row)))
  return cutPage(rows, first, positionOf, keyOf)
}

/** Reads ranges one after the other, until there are enough rows behind the cursor or one lies beyond `until`. */
async function readSpans<Row>(query: KeysetQuery<Row>, spans: readonly Span[], enough: number): Promise<Row[]> {
  const isWanted = isWithin(query)
  const rows: Row[] = []
  for (const span of spans) {
    rows.push(...(await readSpan(query, span, enough - rows.length)))
    const last = rows.at(-1)
    if (rows.length >= enough || (last && !isWanted(query.positionOf(last)))) break
  }
  return rows
}

async function readSpan<Row>(query: KeysetQuery<Row>, span: Span, enough: number): Promise<Row[]> {
  const { collection, isShared, filter, hint, projection, positionOf } = query
  const limit = enough + (span.loose?.spare ?? 0)
  const options = { sort: span.sort, hint, limit, ...(projection && { projection }) }
  const read = isShared ? findShared<Row> : find<Row>
  const found = await read(collection, { ...filter, ...span.bounds }, options)
  const isBehind = isWithin({ ...query, until: null })
  const behind = found.filter((row) => isBehind(positionOf(row)))
  const isShort = behind.length < enough && found.length === limit
  return span.loose && isShort ? readSpans(query, span.loose.exactly, enough) : behind
}

/** A page from sorted rows. A row that moved while they were read may be there twice; it shows once. */
export function cutPage<Row>(
  rows: readonly Row[],
  first: number,
  positionOf: (row: Row) => Position,
  keyOf = (row: Row) => positionOf(row).id,
): Page<Row> {
  const keys = new Set<string>()
  const distinct = rows.filter((row) => keys.size < keys.add(keyOf(row)).size)
  const shown = distinct.slice(0, first)
  const last = shown.at(-1)
  return { rows: shown, hasMore: distinct.length > first, end: last ? positionOf(last) : null }
}

/**
 * The first rows of several pages that were read with the same request; with a larger `first`, as many as are known: all
 * before the nearest end of a page that has more.
 */
export function mergedPages<Row>(
  pages: readonly Page<Row>[],
  request: PageRequest,
  { positionOf, keyOf }: { positionOf(row: Row): Position; keyOf?(row: Row): string },
): Page<Row> {
  const compare = inReadingOrder(request)
  const [knownTo] = pages.flatMap(({ hasMore, end }) => (hasMore && end ? end : [])).sort(compare)
  const rows = pages.flatMap((page) => page.rows).sort((a, b) => compare(positionOf(a), positionOf(b)))
  const known = knownTo ? rows.filter((row) => compare(positionOf(row), knownTo) <= 0) : rows
  const merged = cutPage(known, request.first, positionOf, keyOf)
  return { ...merged, hasMore: merged.hasMore || pages.some((page) => page.hasMore) }
}

/** The rows at these positions of a list, by id. A position without a row is left out. */
export function rowsAt<Row extends { _id: string }>(
  positions: readonly Position[],
  rows: Iterable<Row>,
): Placed<Row>[] {
  const byId = new Map(Array.from(rows, (row) => [row._id, row]))
  return positions.flatMap((position) => {
    const row = byId.get(position.id)
    return row ? [{ row, position }] : []
  })
}

/** A page of a list that is in memory as a whole. */
export function partOf<Row>(list: readonly Row[], request: PageRequest, positionOf: (row: Row) => Position): Page<Row> {
  const isWanted = isWithin(request)
  const wanted = list.filter((row) => isWanted(positionOf(row)))
  return cutPage(request.isBackward ? wanted.reverse() : wanted, request.first, positionOf)
}

/** The bound on the first field gives every page the same plan. */
function wholeList(query: Order & PageRequest): Span {
  const { count, at } = query
  return {
    bounds: count ? { [count]: { $lte: Infinity } } : { [at]: { $lte: new Date(8.64e15), ...boundOfEnd(query) } },
    sort: sortOf(query),
  }
}

const boundOfEnd = ({ until, isBackward }: PageRequest) => until && { [isBackward ? '$lte' : '$gte']: until.at }

/** Fields that have one value are left out: MongoDB would sort in memory if an `$in` came before them. */
export function sortOf({ count, at, id, isBackward }: Order & PageRequest, fixed: mongo.Document = {}): Span['sort'] {
  const free = [...(count ? [count] : []), at, id].filter((field) => !(field in fixed))
  return Object.fromEntries(free.map((field) => [field, isBackward ? 1 : -1]))
}

function spansBehind(query: Order & PageRequest, after: Position): Span[] {
  const { count, at, isBackward } = query
  const [beyond, upTo] = isBackward ? (['$gt', '$gte'] as const) : (['$lt', '$lte'] as const)
  const [ofMoment, ofCount, ...ofOthers] = rangesFrom(query, after, beyond)
  const sameCount = equalCount(query, after)
  const sinceMoment: Span = {
    bounds: { ...sameCount, [at]: { [upTo]: after.at } },
    sort: sortOf(query, sameCount),
    loose: { spare: spareOfMoment, exactly: [ofMoment, ofCount] },
  }
  const spans = [sinceMoment, ...ofOthers]
  if (!count || (after.count ?? 0) < rarelyShared) return spans
  const loose = { spare: spareOfCount, exactly: spans }
  return [{ bounds: { [count]: { [upTo]: after.count } }, sort: sortOf(query), loose }]
}

/** The rows of the same moment, those of the same count, and in a list with counts, the others. */
type Ranges = [Span, Span, ...Span[]]

/** The rows on one side of a position as ranges of an index, the nearest first. */
export function rangesFrom(
  query: Order & PageRequest,
  position: Position,
  side: '$lt' | '$gt',
  sideOfId: '$lt' | '$lte' | '$gt' | '$gte' = side,
): Ranges {
  const { count, at, id, stored = (text: string) => text } = query
  const sameCount = equalCount(query, position)
  const sameMoment = { ...sameCount, [at]: position.at }
  const ranges: Ranges = [
    { bounds: { ...sameMoment, [id]: { [sideOfId]: stored(position.id) } }, sort: sortOf(query, sameMoment) },
    { bounds: { ...sameCount, [at]: { [side]: position.at } }, sort: sortOf(query, sameCount) },
  ]
  return count ? [...ranges, { bounds: { [count]: { [side]: position.count } }, sort: sortOf(query) }] : ranges
}

const equalCount = ({ count }: Order, position: Position): mongo.Document => (count ? { [count]: position.count } : {})
