import { type KeysetQuery, type Page, cutPage, keysetPage } from './keyset.ts'

/** A page, and whether the search for its rows was given up before it was full: then `end` is how far the list was read. */
type ScannedPage<Row> = Page<Row> & { gaveUp: boolean }

/** A scan begins with this many rows for each one that it looks for. */
const rowsForOne = 3

/** Each further piece is as large as the rows so far let expect, with some to spare, and at most this many times larger. */
const spare = 1.5
const growth = 8

/**
 * One page of those rows of a list that `keep` accepts. For conditions that no index can bound: rows are read in order, in
 * growing pieces, and at most `maxRows` of them, which bounds the work whatever the condition is. With `givesUpEarly`, the
 * scan also gives up as soon as the rows that it has read let it expect less than a page.
 */
export async function scanPage<Row>(
  query: KeysetQuery<Row>,
  keep: (rows: readonly Row[]) => Row[] | Promise<Row[]>,
  { maxRows, givesUpEarly = false }: { maxRows: number; givesUpEarly?: boolean },
): Promise<ScannedPage<Row>> {
  const { first, positionOf } = query
  const kept: Row[] = []
  let after = query.after
  let left = maxRows
  let size = rowsForOne * first
  while (left > 0) {
    const piece = await keysetPage({ ...query, after, first: Math.min(size, left) })
    kept.push(...(await keep(piece.rows)))
    if (kept.length > first || !piece.hasMore) return { ...cutPage(kept, first, positionOf), gaveUp: false }
    after = piece.end
    left -= piece.rows.length
    // One more than were kept: that none of a few rows was kept does not tell that none will be.
    const share = (kept.length + 1) / (maxRows - left)
    if (givesUpEarly && share * maxRows < first) break
    size = Math.min(growth * size, Math.ceil((spare * (first + 1 - kept.length)) / share))
  }
  return { rows: kept, hasMore: true, end: after, gaveUp: true }
}
