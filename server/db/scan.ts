import { type KeysetQuery, type Page, cutPage, keysetPage } from './keyset.ts'

/** A page, and whether the search for its rows was given up before it was full: then `end` is how far the list was read. */
type ScannedPage<Row> = Page<Row> & { gaveUp: boolean }

/** A scan begins with this many rows for each one that it looks for, and reads this many times more each time that was too few. */
const rowsForOne = 3
const growth = 8

/** So many rows tell how many of the others will be kept. */
const enoughToTell = 500

/**
 * One page of those rows of a list that `keep` accepts. For conditions that no index can bound: rows are read in order, in
 * growing pieces, and at most `maxRows` of them, which bounds the work whatever the condition is. With `givesUpEarly`, the
 * scan also gives up as soon as some hundred rows let it expect less than half a page.
 */
export async function scanPage<Row>(
  query: KeysetQuery<Row>,
  keep: (row: Row) => boolean,
  { maxRows, givesUpEarly = false }: { maxRows: number; givesUpEarly?: boolean },
): Promise<ScannedPage<Row>> {
  const { first, positionOf } = query
  const kept: Row[] = []
  let after = query.after
  let left = maxRows
  for (let size = rowsForOne * first; left > 0; size *= growth) {
    const piece = await keysetPage({ ...query, after, first: Math.min(size, left) })
    kept.push(...piece.rows.filter(keep))
    if (kept.length > first || !piece.hasMore) return { ...cutPage(kept, first, positionOf), gaveUp: false }
    after = piece.end
    left -= piece.rows.length
    const read = maxRows - left
    if (givesUpEarly && read >= enoughToTell && kept.length / read < first / 2 / maxRows) break
  }
  return { rows: kept, hasMore: true, end: after, gaveUp: true }
}
