import pLimit from 'p-limit'
import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import {
  type KeysetQuery,
  type Page,
  type PageRequest,
  type Placed,
  type Position,
  cutPage,
  inReadingOrder,
  keysetPage,
} from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { scanPage } from '../db/scan.ts'
import { postIndexes } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts } from '../posts/posts.hydration.ts'
import { authorsInOneMerge, authorsOfPage } from './feedAuthors.ts'

export type FeedFilter = 'LATEST' | 'TRENDING'

/** The fields of a post that the indexes cover: enough to give it a position. */
type PostKey = Pick<PostRow, '_id' | 'authorId' | 'likeCount' | 'createdAt'>

/** How many merges for one page run concurrently. */
const mergesAtOnce = 4

const mergesOf = (authors: readonly string[]) => Math.ceil(authors.length / authorsInOneMerge)

/** How many posts of all accounts are read for one page before merges are made instead: two or three of them cost little. */
const mostScanned = (merges: number) => Math.min(4_000, 30 * merges ** 2)

/** The order of each feed, and the indexes in that order: over all posts, and per author. */
const feeds = {
  LATEST: {
    order: { at: 'createdAt', id: '_id' },
    ofAll: postIndexes.explore,
    ofAuthor: postIndexes.byAuthor,
    key: { _id: 1, authorId: 1, createdAt: 1 },
    positionOf: (post: PostKey): Position => ({ at: post.createdAt, id: post._id }),
  },
  TRENDING: {
    order: { count: 'likeCount', at: 'createdAt', id: '_id' },
    ofAll: postIndexes.trending,
    ofAuthor: postIndexes.byAuthorLikes,
    key: { _id: 1, authorId: 1, createdAt: 1, likeCount: 1 },
    positionOf: (post: PostKey): Position => ({ count: post.likeCount, at: post.createdAt, id: post._id }),
  },
} as const

type Feed = (typeof feeds)[FeedFilter]

/**
 * Home: the posts of the viewer and of followed accounts, newest or most liked first (`server/README.md`, Feeds and
 * suggestions). In TRENDING a post whose likes change may appear twice or not at all. Throws as `requireViewer`.
 */
export async function feedPage(ctx: Context, filter: FeedFilter, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const { id } = requireViewer(ctx)
  const feed = feeds[filter]
  const newestOf = (authors: readonly string[], part: PageRequest) => keysetPage(keysOf(feed, authors, part))
  return fullPage(request, {
    read: async (part) => {
      const { ids, isFull } = await authorsOfPage(id, part, filter === 'LATEST' ? newestOf : undefined)
      const page = await read(feed, ids, part)
      if (!isFull || page.hasMore) return page
      // A post has been deleted since: behind the page are older ones, perhaps of other authors.
      return read(feed, (await authorsOfPage(id, part)).ids, part)
    },
    show: async (found) => placed(ctx, feed, found, await wholePosts(found)),
    positionOf: ({ position }) => position,
  })
}

/** A page of the authors' posts: of a few authors whole, of many only their keys. */
async function read(feed: Feed, authors: readonly string[], part: PageRequest): Promise<Page<PostKey>> {
  if (authors.length <= authorsInOneMerge) return keysetPage<PostRow>(ofAuthors(feed, authors, part))
  return (await fromAllPosts(feed, authors, part)) ?? fromMerges(feed, authors, part)
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

/** For authors who post often: reads everybody's posts and skips others'. Null if it would read too many for a page. */
async function fromAllPosts(
  feed: Feed,
  authors: readonly string[],
  request: PageRequest,
): Promise<Page<PostKey> | null> {
  const known = new Set(authors)
  const everybodys = { ...common(feed, request), filter: { top: 1 }, hint: feed.ofAll, projection: feed.key }
  const page = await scanPage<PostKey>(everybodys, (post) => known.has(post.authorId), {
    maxRows: mostScanned(mergesOf(authors)),
    givesUpEarly: true,
  })
  return page.gaveUp ? null : page
}

/** For authors who post rarely: reads one page for every 200 authors and merges the pages. */
async function fromMerges(feed: Feed, authors: readonly string[], request: PageRequest): Promise<Page<PostKey>> {
  const parts = Array.from({ length: mergesOf(authors) }, (_, index) =>
    authors.slice(index * authorsInOneMerge, (index + 1) * authorsInOneMerge),
  )
  const pages = await pLimit(mergesAtOnce).map(parts, (part) => keysetPage(keysOf(feed, part, request)))
  const compare = inReadingOrder(request)
  const rows = pages.flatMap((page) => page.rows).sort((a, b) => compare(feed.positionOf(a), feed.positionOf(b)))
  const merged = cutPage(rows, request.first, feed.positionOf)
  return { ...merged, hasMore: merged.hasMore || pages.some((page) => page.hasMore) }
}

function ofAuthors<Row extends PostKey>(
  feed: Feed,
  authors: readonly string[],
  request: PageRequest,
): KeysetQuery<Row> {
  return { ...common(feed, request), filter: { top: 1, authorId: { $in: [...authors] } }, hint: feed.ofAuthor }
}

function keysOf(feed: Feed, authors: readonly string[], request: PageRequest): KeysetQuery<PostKey> {
  return { ...ofAuthors<PostKey>(feed, authors, request), projection: feed.key }
}

function common({ order, positionOf }: Feed, request: PageRequest) {
  return { collection: 'posts', ...order, positionOf, ...request }
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
