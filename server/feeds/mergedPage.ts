import pLimit from 'p-limit'
import { type KeysetQuery, type Page, type PageRequest, cutPage, inReadingOrder, keysetPage } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { Feed } from './feedOrders.ts'
import type { PostKey } from './postKey.ts'

/** With more authors in one `$in`, MongoDB does not merge their index ranges but sorts all their posts. */
export const authorsInOneMerge = 200

const atOnce = 4

/** A page of these authors' posts. MongoDB merges 200 authors per command; several such pages are merged here. */
export async function mergedPage(
  feed: Feed,
  authors: readonly string[],
  request: PageRequest,
): Promise<Page<PostKey | PostRow>> {
  if (authors.length <= authorsInOneMerge) return keysetPage<PostRow>(postsOf(feed, authors, request))
  const keysOf = (part: readonly string[]) =>
    keysetPage<PostKey>({ ...postsOf(feed, part, request), projection: feed.key })
  const pages = await pLimit(atOnce).map(inParts(authors), keysOf)
  const compare = inReadingOrder(request)
  const rows = pages.flatMap((page) => page.rows).sort((a, b) => compare(feed.positionOf(a), feed.positionOf(b)))
  const merged = cutPage(rows, request.first, feed.positionOf)
  return { ...merged, hasMore: merged.hasMore || pages.some((page) => page.hasMore) }
}

function postsOf<Row extends PostKey>(
  { order, ofAuthor, positionOf }: Feed,
  authors: readonly string[],
  request: PageRequest,
): KeysetQuery<Row> {
  const filter = { top: 1, authorId: { $in: [...authors] } }
  return { collection: 'posts', filter, hint: ofAuthor, ...order, positionOf, ...request }
}

/** Equal parts, so that no command takes much longer than the others. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / authorsInOneMerge)
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
