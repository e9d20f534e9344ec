import pLimit from 'p-limit'
import { type Page, type PageRequest, keysetPage, mergedPages } from '../db/keyset.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type FeedKey, type RepostKey, type Source, reposts } from './feedOrders.ts'

/** With more accounts in one `$in`, MongoDB would not merge their ranges of the index but sort all their rows. */
export const authorsInOneMerge = 200

const atOnce = 4

/** A page of these authors' posts: whole posts if one command can read them, otherwise their keys. */
export async function mergedPosts(
  feed: Source<FeedKey>,
  authors: readonly string[],
  request: PageRequest,
): Promise<Page<FeedKey | PostRow>> {
  if (authors.length > authorsInOneMerge) return mergedKeys(feed, authors, request)
  return keysetPage<PostRow>(listOf<PostRow>(feed, authors, request))
}

/** A page of what these accounts reposted. A post that several reposted is there for each of them. */
export function mergedReposts(accounts: readonly string[], request: PageRequest): Promise<Page<RepostKey>> {
  return mergedKeys(reposts, accounts, request)
}

/** One command merges up to 200 accounts; for more accounts, several such pages are merged here. */
async function mergedKeys<Key>(
  source: Source<Key>,
  accounts: readonly string[],
  request: PageRequest,
): Promise<Page<Key>> {
  const keysOf = (part: readonly string[]) =>
    keysetPage<Key>({ ...listOf(source, part, request), projection: source.key })
  return mergedPages(await pLimit(atOnce).map(inParts(accounts), keysOf), request, source)
}

function listOf<Row>(
  { collection, order, by, ofOne, positionOf, keyOf }: Source<Row>,
  accounts: readonly string[],
  request: PageRequest,
) {
  return { collection, filter: by(accounts), hint: ofOne, ...order, positionOf, ...(keyOf && { keyOf }), ...request }
}

/** The parts are equal, so that no command takes much longer than the others. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / authorsInOneMerge)
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
