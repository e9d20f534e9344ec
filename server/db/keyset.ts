import { createHash } from 'node:crypto'
import type { mongo } from 'mongoose'
import * as z from 'zod'
import { AppError } from '../errors.ts'
import { find, findShared } from './read.ts'

/** A place in a list that is ordered by a count (some lists only), then by a moment, then by an id, all descending. */
export type Position = { count?: number; at: Date; id: string }

/** The `first` rows behind `after`, as far as `until`. `isBackward` reads a list from its end, last row first. */
export type PageRequest = { first: number; after: Position | null; until?: Position | null; isBackward?: boolean }

/** A row and its place in a list that is not ordered by the row's own creation. */
export type Placed<Row> = { row: Row; position: Position }

/** Rows in reading direction, whether more follow, and where they end (even if hydration drops the last). */
export type Page<Row> = { rows: Row[]; hasMore: boolean; end: Position | null }

const moment = z.number().int().min(0).max(8.64e15)
const encodedPosition = z
  .tuple([moment, z.string().max(80)])
  .rest(z.union([z.number().int().min(0), z.string().max(20)]))

/** What cursors hold of the name of their list: every edge has one, so it is short. */
const markOf = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 6)

/** Makes the cursors of one list; the name says which list it is, whoever reads it. */
export function cursorsOf(list: string): (position: Position) => string {
  const mark = markOf(list)
  return ({ count, at, id }) =>
    Buffer.from(JSON.stringify([at.getTime(), id, mark, ...(count === undefined ? [] : [count])])).toString('base64url')
}

/** The position that a cursor of a list stands for. Throws INVALID_INPUT for anything that the server did not make for it. */
export function decodeCursor(cursor: string, list: string, argument = 'after'): Position {
  const { at, id, mark, count } = parseCursor(cursor, argument)
  // Cursors of earlier releases have no mark.
  if (mark !== undefined && mark !== markOf(list))
    throw new AppError('INVALID_INPUT', { argument, reason: 'The cursor is of another list.' })
  return { at: new Date(at), id, ...(count !== undefined && { count }) }
}

function parseCursor(cursor: string, argument: string) {
  try {
    const [at, id, ...rest] = encodedPosition.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    const mark = rest.find((part) => typeof part === 'string')
    const count = rest.find((part) => typeof part === 'number')
    return { at, id, mark, count }
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { argument, reason: 'The cursor is not one that the server made.', cause })
  }
}

/** Orders positions as lists do: what comes first in a list is negative. */
export function comparePositions(a: Position, b: Position): number {
  const difference = (b.count ?? 0) - (a.count ?? 0) || b.at.getTime() - a.at.getTime()
  return difference || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Orders positions as a request reads them: what comes first is negative. */
export function inReadingOrder({ isBackward = false }: PageRequest): (a: Position, b: Position) => number {
  return isBackward ? (a, b) => comparePositions(b, a) : comparePositions
}

/** Whether a position lies in the part of the list that a request is about: behind `after` and before `until`. */
export function isWithin(request: PageRequest): (position: Position) => boolean {
  const compare = inReadingOrder(request)
  const { after, until = null } = request
  return (position) => (!after || compare(position, after) > 0) && (!until || compare(position, until) < 0)
}

/** Throws INVALID_INPUT for cursors of another kind of list: with a count where there is none, or the other way round. */
export function requireSameOrder({ after, until = null, isBackward = false }: PageRequest, isCounted: boolean): void {
  const cursors = { [isBackward ? 'before' : 'after']: after, [isBackward ? 'after' : 'before']: until }
  for (const [argument, position] of Object.entries(cursors))
    if (position && (position.count !== undefined) !== isCounted)
      throw new AppError('INVALID_INPUT', { argument, reason: 'The cursor is of a list in another order.' })
}

/**
 * The fields by which a list is ordered: of the count, where it has one, of the moment, and of the id. `stored` turns a
 * position's id into the stored one, where that is no text.
 */
type Order = { count?: string; at: string; id: string; stored?: (id: string) => unknown }

export type KeysetQuery<Row> = Order &
  PageRequest & {
    collection: string
    /** Many read the list at the same time (`findShared`). */
    isShared?: boolean
    filter: mongo.Document
    hint: mongo.Document
    positionOf: (row: Row) => Position
    projection?: mongo.Document
  }

/** Rows asked for beyond the page: they stand for rows of the cursor's own moment, or for all of its own count. */
const spareOfMoment = 4
const spareOfCount = 24

/** From this count on, few rows have the same. */
const rarelyShared = 16

/**
 * A stretch of a list: what bounds it in the index, and the order in it. A loose one begins with rows up to the cursor;
 * if they are more than `spare`, `exactly` is read in its place.
 */
export type Span = {
  bounds: mongo.Document
  sort: Record<string, 1 | -1>
  loose?: { spare: number; exactly(): Span[] }
}

/**
 * One page of a list, from either end. A condition on several fields at once would lose the index bounds, so the list
 * behind a cursor is read as ranges of one index: first a loose one, `at <= cursor`, whose rows up to the cursor are
 * dropped, and two exact ones if many rows share that moment. A list by count has such ranges for the count of the cursor
 * and one for all others, unless a loose one, `count <= cursor`, does for both. There a row whose count changes meanwhile
 * may show twice or not at all.
 */
export async function keysetPage<Row>(query: KeysetQuery<Row>): Promise<Page<Row>> {
  const { first, positionOf } = query
  requireSameOrder(query, query.count !== undefined)
  const isWanted = isWithin(query)
  const isBehind = isWithin({ ...query, until: null })
  const rows: Row[] = []
  const spans = spansOf(query)
  // One row beyond the page tells whether there is more.
  for (let span = spans.shift(); span && rows.length <= first; span = spans.shift()) {
    const missing = first + 1 - rows.length
    const limit = missing + (span.loose?.spare ?? 0)
    const found = await readSpan(query, span, limit)
    const behind = found.filter((row) => isBehind(positionOf(row)))
    if (span.loose && behind.length < missing && found.length === limit) {
      spans.unshift(...span.loose.exactly())
      continue
    }
    const wanted = behind.filter((row) => isWanted(positionOf(row)))
    rows.push(...wanted)
    // What follows lies beyond `until` as well.
    if (wanted.length < behind.length) break
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
  { collection, isShared, filter, hint, projection }: KeysetQuery<Row>,
  span: Span,
  limit: number,
): Promise<Row[]> {
  const options = { sort: span.sort, hint, limit, ...(projection && { projection }) }
  const read = isShared ? findShared<Row> : find<Row>
  return read(collection, { ...filter, ...span.bounds }, options)
}

/** The leading field is bounded here too, so that every page has the same plan. */
function wholeList(query: Order & PageRequest): Span {
  const { count, at } = query
  return {
    bounds: count ? { [count]: { $lte: Infinity } } : { [at]: { $lte: new Date(8.64e15), ...boundOfEnd(query) } },
    sort: sortOf(query),
  }
}

/** Nothing is read beyond the moment of `until`. */
const boundOfEnd = ({ until, isBackward }: PageRequest) => until && { [isBackward ? '$lte' : '$gte']: until.at }

/** The list's order, without the fields that are fixed: with an `$in` before one, MongoDB would sort in memory. */
function sortOf({ count, at, id, isBackward }: Order & PageRequest, fixed: mongo.Document = {}): Span['sort'] {
  const free = [...(count ? [count] : []), at, id].filter((field) => !(field in fixed))
  return Object.fromEntries(free.map((field) => [field, isBackward ? 1 : -1]))
}

/** The stretches of one index that a request reads, one after the other. */
function spansOf(query: Order & PageRequest): Span[] {
  return query.after ? spansBehind(query, query.after) : [wholeList(query)]
}

function spansBehind(query: Order & PageRequest, after: Position): Span[] {
  const { count, at, isBackward } = query
  const [beyond, upTo] = isBackward ? ['$gt', '$gte'] : ['$lt', '$lte']
  const fixed = equalCount(count, after)
  const sameCount: Span = {
    bounds: { ...fixed, [at]: { [upTo]: after.at } },
    sort: sortOf(query, fixed),
    loose: { spare: spareOfMoment, exactly: () => exactSpans(query, after) },
  }
  if (!count) return [sameCount]
  const spans = [sameCount, { bounds: { [count]: { [beyond]: after.count } }, sort: sortOf(query) }]
  if ((after.count ?? 0) < rarelyShared) return spans
  const loose = { spare: spareOfCount, exactly: () => spans }
  return [{ bounds: { [count]: { [upTo]: after.count } }, sort: sortOf(query), loose }]
}

/** Where many rows share the moment of the cursor. */
function exactSpans(query: Order & PageRequest, after: Position): Span[] {
  const { count, at, id, isBackward, stored = (text: string) => text } = query
  const beyond = isBackward ? '$gt' : '$lt'
  const fixed = equalCount(count, after)
  const sameMoment = { ...fixed, [at]: after.at }
  return [
    { bounds: { ...sameMoment, [id]: { [beyond]: stored(after.id) } }, sort: sortOf(query, sameMoment) },
    { bounds: { ...fixed, [at]: { [beyond]: after.at } }, sort: sortOf(query, fixed) },
  ]
}

const equalCount = (field: string | undefined, { count }: Position): mongo.Document => (field ? { [field]: count } : {})
