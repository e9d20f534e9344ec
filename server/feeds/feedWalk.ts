import type { Page, PageRequest, Position } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import { lruCache } from '../lruCache.ts'
import type { Feed } from './feedOrders.ts'
import { positionBehind, readStretch } from './feedStretch.ts'

/** How many posts, whoever wrote them, a walk passes at most. */
const mostPassed = 1_000

/** Whether a walk can read a page: it goes from newer to older posts, and as far as the page needs. */
export const isWalkable = ({ isBackward, until }: PageRequest) => !isBackward && !until

/**
 * A walkable page of many authors, read in the order of everybody's posts: the index tells who wrote each, so MongoDB
 * passes those of others without returning them. Null if that would pass too many, or as for `readStretch`.
 */
export async function readWalked(
  feed: Feed,
  authors: readonly string[],
  request: PageRequest,
): Promise<Page<PostRow> | null> {
  const end = await endOfWalk(feed, request.after)
  return readStretch<PostRow>(feed, request, { filter: { authorId: { $in: [...authors] } }, end })
}

/** Where walks from the beginning end. That this is no longer quite so makes them a little longer or shorter. */
const endsOfFirst = lruCache<string, { end: Position | null }>(10, 10_000)

async function endOfWalk(feed: Feed, after: Position | null): Promise<Position | null> {
  if (after) return positionBehind(feed, after, mostPassed)
  const known = endsOfFirst.get(feed.rank) ?? { end: await positionBehind(feed, null, mostPassed) }
  endsOfFirst.set(feed.rank, known, { noUpdateTTL: true })
  return known.end
}
