import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts } from '../posts/posts.hydration.ts'
import { type FeedAuthors, authorsOfPage, feedAuthors, withAllAuthors } from './feedAuthors.ts'
import { type Feed, type PostKey, feeds, readKeys, readMerged, readScanned } from './feedReads.ts'

export type FeedFilter = keyof typeof feeds

/**
 * Home: the posts of the viewer and of followed accounts, newest or most liked first (`server/README.md`, Feeds and
 * suggestions). In TRENDING a post whose likes change may appear twice or not at all. Throws as `requireViewer`.
 */
export async function feedPage(ctx: Context, filter: FeedFilter, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const { id } = requireViewer(ctx)
  const feed = feeds[filter]
  const authors = await feedAuthors(id)
  return fullPage(request, {
    read: async (part) =>
      (await readScanned(feed, authors, part)) ??
      (filter === 'LATEST' && !authors.all ? readByTime(feed, authors, part) : readAll(feed, authors, part)),
    show: async (found) => placed(ctx, feed, found, await wholePosts(found)),
    positionOf: ({ position }) => position,
  })
}

/** A page of many authors' feed by time: reads only those that posted since its oldest post. */
async function readByTime(feed: Feed, authors: FeedAuthors, part: PageRequest): Promise<Page<PostKey>> {
  const { ids, isFull } = await authorsOfPage(authors, part, (some, request) => readKeys(feed, some, request))
  const page = await readMerged(feed, ids, part)
  if (!isFull || page.hasMore) return page
  // A post has been deleted since: behind the page are older ones, perhaps of other authors.
  return readAll(feed, authors, part)
}

/** A page for which no author is left out. Authors that become known here make a longer scan worth while. */
async function readAll(feed: Feed, authors: FeedAuthors, part: PageRequest): Promise<Page<PostKey>> {
  const known = await withAllAuthors(authors)
  const scanned = authors.all ? null : await readScanned(feed, known, part)
  return scanned ?? readMerged(feed, known.all, part)
}

async function wholePosts(found: readonly (PostKey | PostRow)[]): Promise<readonly PostRow[]> {
  return found.every((post) => 'content' in post) ? found : postsOf(found)
}

function postsOf(keys: readonly PostKey[]): Promise<PostRow[]> {
  return findByIds<PostRow>(
    'posts',
    keys.map((key) => key._id),
  )
}

/** Hydrates the posts that the viewer may see, at the positions that they had when their keys were read. */
async function placed(
  ctx: Context,
  { positionOf }: Feed,
  keys: readonly PostKey[],
  rows: readonly PostRow[],
): Promise<Placed<PostRow>[]> {
  const posts = new Map((await hydratePosts(ctx, rows)).map((post) => [post._id, post]))
  return keys.flatMap((key) => {
    const row = posts.get(key._id)
    return row ? [{ row, position: positionOf(key) }] : []
  })
}
