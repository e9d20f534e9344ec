import pLimit from 'p-limit'
import { type KeysetQuery, type Page, type PageRequest, cutPage, inReadingOrder, keysetPage } from '../db/keyset.ts'
import { leadersOf } from '../db/leaders.ts'
import { scanPage } from '../db/scan.ts'
import type { PostRow } from '../posts/post.row.ts'
import type { FeedAuthors } from './feedAuthors.ts'
import type { Feed } from './feedOrders.ts'
import { readStretch } from './feedStretch.ts'
import type { PostKey } from './postKey.ts'

/** With more authors in one `$in`, MongoDB no longer merges their index ranges but reads and sorts all their posts. */
export const authorsInOneMerge = 200

/** How many commands for one page run concurrently. */
const atOnce = 4

/** How many authors one command lists, with about 50 bytes each. */
const mostListed = 5_000

/** A scan may read a post for each author, which costs less than merges do, and at most so many. */
const mostScanned = 4_000

/** The same where it is not known yet who the authors are, and how many rows such a scan begins with. */
const mostAsked = 320
const askedFirst = 160

/**
 * A page of authors who post often, only keys: reads everybody's posts and skips others'. The page is null if that would
 * read too many; `share` tells which share of the posts is theirs, as far as was read.
 */
export async function readScanned(
  feed: Feed,
  { all, among }: FeedAuthors,
  request: PageRequest,
): Promise<{ page: Page<PostKey> | null; share: number }> {
  const query = { ...common(feed, request), filter: { top: 1 }, hint: feed.ofAll, projection: feed.key }
  const size = all ? { maxRows: Math.min(mostScanned, all.length) } : { maxRows: mostAsked, begin: askedFirst }
  const readPiece = async (piece: KeysetQuery<PostKey>) =>
    (await readStretch<PostKey>(feed, piece, { projection: feed.key })) ?? keysetPage(piece)
  const page = await scanPage<PostKey>(query, among, { ...size, givesUpEarly: true, readPiece })
  return { page: page.gaveUp ? null : page, share: page.share }
}

/** Whether a scan of the posts of so many known authors would not be given up at this share of theirs. */
export const isWorthScanning = (authors: number, share: number, { first }: PageRequest) =>
  share * Math.min(mostScanned, authors) >= first

/** A page of any authors: finds out of many those with posts on the page, and merges the posts of these. */
export async function readMerged(feed: Feed, authors: readonly string[], request: PageRequest): Promise<Page<PostKey>> {
  const leading = authors.length > authorsInOneMerge ? await readLeading(feed, authors, request) : authors
  if (leading.length === 0) return { rows: [], hasMore: false, end: null }
  if (leading.length <= authorsInOneMerge) return keysetPage<PostRow>(ofAuthors(feed, leading, request))
  const merge = (part: readonly string[]) =>
    keysetPage({ ...ofAuthors<PostKey>(feed, part, request), projection: feed.key })
  const pages = await pLimit(atOnce).map(inParts(leading, authorsInOneMerge), merge)
  const compare = inReadingOrder(request)
  const rows = pages.flatMap((page) => page.rows).sort((a, b) => compare(feed.positionOf(a), feed.positionOf(b)))
  const merged = cutPage(rows, request.first, feed.positionOf)
  return { ...merged, hasMore: merged.hasMore || pages.some((page) => page.hasMore) }
}

async function readLeading(feed: Feed, authors: readonly string[], request: PageRequest): Promise<readonly string[]> {
  const read = (part: readonly string[]) => leadersOf(ofAuthors<PostKey>(feed, part, request), 'authorId')
  return (await pLimit(atOnce).map(inParts(authors, mostListed), read)).flat()
}

/** Parts alike in size, and no larger than `most`. */
function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most)
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

function ofAuthors<Row extends PostKey>(
  feed: Feed,
  authors: readonly string[],
  request: PageRequest,
): KeysetQuery<Row> {
  return { ...common(feed, request), filter: { top: 1, authorId: { $in: [...authors] } }, hint: feed.ofAuthor }
}

function common({ order, positionOf }: Feed, request: PageRequest) {
  return { collection: 'posts', ...order, positionOf, ...request }
}
