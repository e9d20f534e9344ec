import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts, hydrateRead } from '../posts/posts.hydration.ts'
import { lruCache } from '../lruCache.ts'
import {
  type FeedAuthors,
  type LikelyAuthors,
  feedAuthors,
  fewAuthors,
  likelyAuthors,
  likelyOfLeading,
  moreAuthors,
  withAllAuthors,
} from './feedAuthors.ts'
import { type Feed, feeds } from './feedOrders.ts'
import { authorsInOneMerge, isWorthScanning, readMerged, readScanned } from './feedReads.ts'
import { isWalkable, readWalked } from './feedWalk.ts'
import type { PostKey } from './postKey.ts'

export type FeedFilter = keyof typeof feeds

/**
 * Home: the posts of the viewer and of followed accounts, newest or most liked first (`server/README.md`, Feeds and
 * suggestions). In TRENDING a post whose likes change may appear twice or not at all. Throws as `requireViewer`.
 */
export async function feedPage(ctx: Context, filter: FeedFilter, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const { id } = requireViewer(ctx)
  const feed = feeds[filter]
  const count = (request.after && rare.get(keyOf(feed, id))) ?? fewAuthors
  let authors: Promise<FeedAuthors> | undefined
  const readAuthors = () => (authors ??= feedAuthors(id, feed, count, request))
  return fullPage(request, {
    read: async (part) => (await readOften(feed, id, part)) ?? readPage(feed, await readAuthors(), part),
    show: (found) => placed(ctx, feed, found),
    positionOf: ({ position }) => position,
  })
}

/**
 * First from those who should fill a page, or from all, where they are few. Then a scan of everybody's posts finds those
 * who post often.
 */
async function readPage(feed: Feed, authors: FeedAuthors, part: PageRequest): Promise<Page<PostKey>> {
  const likely = likelyOfLeading(authors, part)
  const key = keyOf(feed, authors.viewerId)
  if (likely && part.after && rare.has(key)) rare.set(key, authorsOfNext(likely), { noUpdateTTL: true })
  const early = likely && (await readLikely(authors, likely, part))
  if (early) return early
  if (authors.all) return readMerged(feed, authors.all, part)
  const { page, share } = rare.has(key) ? neverScanned : await readScanned(feed, authors, part)
  if (page) {
    often.set(key, true)
    return page
  }
  rare.set(key, moreAuthors)
  const more = likely ? null : await likelyAuthors(authors, part)
  const late = more && (await readLikely(authors, more, part))
  return late ?? readAll(feed, authors, part, share)
}

/** The feeds of which a scan found a page a moment ago. */
const often = lruCache<string, true>(10_000, 60_000)

/** A page of one of these, found by another scan, which does not take the list of followed accounts. Null if it is not. */
async function readOften(feed: Feed, viewerId: string, part: PageRequest): Promise<Page<PostKey> | null> {
  const key = keyOf(feed, viewerId)
  if (!often.has(key)) return null
  const { page } = await readScanned(feed, await feedAuthors(viewerId, feed, 0, part), part)
  if (page) return page
  often.delete(key)
  rare.set(key, moreAuthors)
  return null
}

/** The feeds of which a scan was given up a moment ago, and how many followed accounts are read for a later page. */
const rare = lruCache<string, number>(10_000, 60_000)
const neverScanned = { page: null, share: 0 }

/** As many followed accounts as a page took, with some to spare for the next. */
const authorsOfNext = ({ ids }: LikelyAuthors) =>
  Math.min(moreAuthors, Math.max(fewAuthors, Math.ceil(1.25 * ids.length) + 100))

const keyOf = ({ rank }: Feed, viewerId: string) => `${rank} ${viewerId}`

/** A page of those who should fill it; null if others may have a post on it. */
async function readLikely(
  authors: FeedAuthors,
  { ids, othersAtMost }: LikelyAuthors,
  part: PageRequest,
): Promise<Page<PostKey> | null> {
  const { feed } = authors
  const page = (await walked(authors, ids, part)) ?? (await readMerged(feed, ids, part))
  const { hasMore, end } = page
  return othersAtMost === null || (hasMore && end && feed.value(end) > othersAtMost) ? page : null
}

/** A page that is found by a walk, for authors who are too many for one merge. Null for few, or after a vain walk. */
async function walked({ feed, viewerId }: FeedAuthors, ids: readonly string[], part: PageRequest) {
  const key = keyOf(feed, viewerId)
  if (ids.length <= authorsInOneMerge || !isWalkable(part) || tooRare.has(key)) return null
  const page = await readWalked(feed, ids, part)
  if (!page) tooRare.set(key, true)
  return page
}

/** The feeds for which a walk was in vain a moment ago. */
const tooRare = lruCache<string, true>(10_000, 60_000)

/**
 * A page for which no author is left out. A scan with only the latest known found this share; authors that become known
 * here can make a longer one worth while.
 */
async function readAll(feed: Feed, authors: FeedAuthors, part: PageRequest, share: number): Promise<Page<PostKey>> {
  const known = await withAllAuthors(authors)
  const scans = !authors.all && isWorthScanning(known.all.length, share, part)
  const scanned = scans ? await readScanned(feed, known, part) : null
  return scanned?.page ?? readMerged(feed, known.all, part)
}

/** Hydrates the posts that the viewer may see, at the positions that they had when their keys were read. */
async function placed(
  ctx: Context,
  { positionOf }: Feed,
  found: readonly (PostKey | PostRow)[],
): Promise<Placed<PostRow>[]> {
  const rows = found.every(isWhole) ? await hydratePosts(ctx, found) : await hydrateRead(ctx, found, postsOf(found))
  const posts = new Map(rows.map((post) => [post._id, post]))
  return found.flatMap((key) => {
    const row = posts.get(key._id)
    return row ? [{ row, position: positionOf(key) }] : []
  })
}

const isWhole = (post: PostKey | PostRow): post is PostRow => 'content' in post

function postsOf(keys: readonly PostKey[]): Promise<PostRow[]> {
  return findByIds<PostRow>(
    'posts',
    keys.map((key) => key._id),
  )
}
