import { type KeysetQuery, type Page, cutPage, keysetPage } from './keyset.ts'

/**
 * A page, and whether the search for its rows was given up before it was full: then `end` is how far the list was read,
 * and `share` is which share of its rows is accepted, as far as they tell.
 */
type ScannedPage<Row> = Page<Row> & { gaveUp: boolean; share: number }

/** A scan begins with this many rows for each one that it looks for. */
const rowsForOne = 3

/** Each further piece is as large as the rows so far let expect, with some to spare, and at most this many times larger. */
const spare = 1.5
const growth = 4

/** Reads one piece of a list. */
export type ReadPiece<Row> = (query: KeysetQuery<Row>) => Promise<Page<Row>>

/**
 * The most rows to read, how many to begin with, whether to give up as soon as these let expect less than a page, and how
 * to read a piece.
 */
export type ScanOptions<Row> = { maxRows: number; begin?: number; givesUpEarly?: boolean; readPiece?: ReadPiece<Row> }

/**
 * One page of those rows of a list that `keep` accepts. For conditions that no index can bound: rows are read in order, in
 * growing pieces, and at most `maxRows` of them, which bounds the work whatever the condition is.
 */
export async function scanPage<Row>(
  query: KeysetQuery<Row>,
  keep: (rows: readonly Row[]) => Row[] | Promise<Row[]>,
  { maxRows, begin = rowsForOne * query.first, givesUpEarly = false, readPiece = keysetPage }: ScanOptions<Row>,
): Promise<ScannedPage<Row>> {
  const { first, positionOf } = query
  const kept: Row[] = []
  let after = query.after
  let left = maxRows
  let size = begin
  let share = 1
  while (left > 0) {
    const piece = await readPiece({ ...query, after, first: Math.min(size, left) })
    kept.push(...(await keep(piece.rows)))
    if (kept.length > first || !piece.hasMore) return { ...cutPage(kept, first, positionOf), gaveUp: false, share }
    after = piece.end
    left -= piece.rows.length
    // One more than were kept: that none of a few rows was kept does not tell that none will be.
    share = (kept.length + 1) / (maxRows - left)
    if (givesUpEarly && share * maxRows < first) break
    size = Math.min(growth * size, Math.ceil((spare * (first + 1 - kept.length)) / share))
  }
  return { rows: kept, hasMore: true, end: after, gaveUp: true, share }
}
