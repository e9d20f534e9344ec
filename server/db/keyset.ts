import type { mongo } from 'mongoose'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { find } from './read.ts'

/** A place in a list that is ordered by a moment and then by an id, both descending. */
export type Position = { at: Date; id: string }

/** A part of a list: its rows, whether there are more behind them, and where they end (also when hydration drops the last row). */
export type Page<Row> = { rows: Row[]; hasMore: boolean; end: Position | null }

const encodedPosition = z.tuple([z.number().int().min(0).max(8.64e15), z.string().max(80)])

/** An opaque cursor for a position. */
export function encodeCursor({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url')
}

/** The position that a cursor stands for. Throws INVALID_INPUT for anything this server did not make. */
export function decodeCursor(cursor: string): Position {
  const [at, id] = decodeJsonCursor(cursor, encodedPosition)
  return { at: new Date(at), id }
}

/** The content of an opaque cursor, of the given shape. Throws INVALID_INPUT for anything else. */
export function decodeJsonCursor<Shape>(cursor: string, shape: z.ZodType<Shape>): Shape {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause })
  }
}

type KeysetQuery<Row> = {
  collection: string
  /** Equality and range conditions besides the position's. */
  filter: mongo.Document
  /** The field of the moment, and the field of the id that breaks ties. */
  at: string
  id: string
  hint: mongo.Document
  after: Position | null
  first: number
  positionOf(row: Row): Position
  projection?: mongo.Document
}

/** Rows asked for beyond the page: one tells whether there is more, the others stand for rows of the cursor's own moment. */
const spareRows = 4

/**
 * One page of a list, newest first. MongoDB is asked for `at <= cursor` and the rows up to the cursor are dropped here:
 * a condition on both fields would lose the index bounds (design.md, Data). When so many rows share the cursor's moment
 * that the page stays short, more are asked for.
 */
export async function keysetPage<Row>(query: KeysetQuery<Row>): Promise<Page<Row>> {
  const { collection, filter, at, id, hint, after, first, projection } = query
  // The leading field is bounded on the first page too, so that every page has the same plan.
  const bounded = { ...filter, [at]: { $lte: after?.at ?? new Date(8.64e15) } }
  for (let limit = first + spareRows; ; limit *= 4) {
    const options = { sort: { [at]: -1, [id]: -1 } as const, hint, limit, ...(projection && { projection }) }
    const found = await find<Row>(collection, bounded, options)
    const rows = after ? found.filter((row) => isBehind(query.positionOf(row), after)) : found
    if (rows.length <= first && found.length === limit) continue
    const shown = rows.slice(0, first)
    const last = shown.at(-1)
    return { rows: shown, hasMore: rows.length > first, end: last ? query.positionOf(last) : null }
  }
}

function isBehind(row: Position, cursor: Position): boolean {
  const difference = row.at.getTime() - cursor.at.getTime()
  return difference < 0 || (difference === 0 && row.id < cursor.id)
}
