import type { mongo } from 'mongoose'
import { type Page, type PageRequest, type Position, cutPage, isWithin, sortOf } from '../db/keyset.ts'
import { find } from '../db/read.ts'
import type { Feed } from './feedOrders.ts'
import type { PostKey } from './postKey.ts'

/** Rows asked for beyond a page: they stand for those of the cursor's own moment. */
const spare = 4

/** Which posts, in the order of a feed, and what of them. They end at `end`, or nowhere. */
type Stretch = { filter?: mongo.Document; end?: Position | null; projection?: mongo.Document }

/**
 * A page of everybody's posts in one command, also where they are ordered by a count. The page is null if it is not full
 * at the end of the stretch, if too many posts are of the cursor's moment, or if the request has an end of its own.
 */
export async function readStretch<Row extends PostKey>(
  feed: Feed,
  request: PageRequest,
  { filter = {}, end = null, projection }: Stretch,
): Promise<Page<Row> | null> {
  const { first, after, until, isBackward } = request
  if (isBackward || until) return null
  const limit = first + 1 + spare
  const rows = await readBetween<Row>(feed, filter, [after, end], { limit, ...(projection && { projection }) })
  const isBehind = isWithin(request)
  const behind = rows.filter((row) => isBehind(feed.positionOf(row)))
  const isWhole = end === null && rows.length < limit
  return behind.length > first || isWhole ? cutPage(behind, first, feed.positionOf) : null
}

/** The position of the post that lies so many behind another, or behind the beginning; null if there are fewer. */
export async function positionBehind(feed: Feed, after: Position | null, posts: number): Promise<Position | null> {
  const [last] = await readBetween<PostKey>(feed, {}, [after, null], { limit: 1, skip: posts, projection: feed.key })
  return last ? feed.positionOf(last) : null
}

type Ends = readonly [after: Position | null, end: Position | null]

/** The posts between two positions. May begin with posts of the first moment that lie before its position. */
function readBetween<Row>(
  { order, ofAll }: Feed,
  filter: mongo.Document,
  [after, end]: Ends,
  options: { limit: number; skip?: number; projection?: mongo.Document },
): Promise<Row[]> {
  const moments = between(after?.at, end?.at)
  const ranges = 'count' in order ? rangesByCount(order, [after, end]) : [{ [order.at]: moments }]
  // MongoDB merges the ranges in order. An `$and` around them would lose their bounds.
  const $or = ranges.map((range) => ({ top: 1, ...filter, ...range }))
  return find<Row>('posts', { $or }, { ...options, hint: ofAll, sort: sortOf({ ...order, first: 0, after: null }) })
}

function rangesByCount({ count, at }: { count: string; at: string }, [after, end]: Ends): mongo.Document[] {
  if (after && after.count === end?.count) return [{ [count]: after.count, [at]: between(after.at, end?.at) }]
  return [
    ...(after ? [{ [count]: after.count, [at]: between(after.at) }] : []),
    { [count]: { $lt: after?.count ?? Infinity, ...(end && { $gt: end.count }) } },
    ...(end ? [{ [count]: end.count, [at]: between(undefined, end.at) }] : []),
  ]
}

const between = (latest = new Date(8.64e15), earliest?: Date) => ({
  $lte: latest,
  ...(earliest && { $gte: earliest }),
})
