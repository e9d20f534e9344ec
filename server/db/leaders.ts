import { type KeysetQuery, type Position, isWithin, sortOf, spansOf, type Span } from './keyset.ts'
import { aggregate } from './read.ts'

/** Leaders asked for beyond the page: they stand for those with a row up to the cursor. */
const spareLeaders = 60

/** A value, such as an author, and the position of its first row in a stretch of a list. */
type Leader = Position & { _id: string }

/**
 * Those values of a field, of which the filter lists many, that the rows of a page have, and perhaps a few more. The
 * field stands before the order in the index, so MongoDB reads one key for each value, its first row in the list: behind
 * enough of these, no value has a row that is on the page.
 */
export async function leadersOf<Row>(query: KeysetQuery<Row>, field: string): Promise<string[]> {
  const { first } = query
  const isBehind = isWithin({ ...query, until: null })
  const leaders = new Set<string>()
  // One row beyond the page tells whether there is more.
  let missing = first + 1
  const spans = spansOf(query)
  for (let span = spans.shift(); span && missing > 0; span = spans.shift()) {
    const limit = missing + (span.loose ? spareLeaders : 0)
    const found = await readLeaders(query, field, span, limit)
    const behind = found.filter(isBehind).length
    if (span.loose && behind < missing && found.length === limit) {
      spans.unshift(...span.loose.exactly())
      continue
    }
    // Those up to the cursor come first, and may have rows behind it as well.
    for (const { _id } of found.slice(0, found.length - behind + missing)) leaders.add(_id)
    missing -= behind
  }
  return [...leaders]
}

function readLeaders<Row>(query: KeysetQuery<Row>, field: string, span: Span, limit: number): Promise<Leader[]> {
  const { collection, filter, hint, count, at, id, isBackward } = query
  const first = { ...(count && { count: { $first: `$${count}` } }), at: { $first: `$${at}` }, id: { $first: `$${id}` } }
  const grouped = { ...(count && { count: 'count' }), at: 'at', id: 'id' }
  const pipeline = [
    { $match: { ...filter, ...span.bounds } },
    { $sort: { [field]: isBackward ? -1 : 1, ...sortOf(query) } },
    { $group: { _id: `$${field}`, ...first } },
    { $sort: sortOf({ ...query, ...grouped }) },
    { $limit: limit },
  ]
  return aggregate<Leader>(collection, pipeline, hint)
}
