import pLimit from 'p-limit'
import {
  type KeysetQuery,
  type Page,
  type PageRequest,
  type Position,
  cutPage,
  inReadingOrder,
  keysetPage,
} from '../db/keyset.ts'
import { scanPage } from '../db/scan.ts'
import { postIndexes } from '../posts/post.model.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type FeedAuthors, authorsInOneMerge } from './feedAuthors.ts'

/** The fields of a post that the indexes cover: enough to give it a position. */
export type PostKey = Pick<PostRow, '_id' | 'authorId' | 'likeCount' | 'createdAt'>

/** How many merges for one page run concurrently. */
const mergesAtOnce = 4

/** The posts of so few authors are merged in less time than a scan needs to begin. */
const fewerThanAScan = 50

/** A scan may read a post for each author, which costs less than merges do, and at most so many. */
const mostScanned = 4_000

/** The same where it is not known yet who the authors are. */
const mostAsked = 600

/** The order of each feed, and the indexes in that order: over all posts, and per author. */
export const feeds = {
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

export type Feed = (typeof feeds)[keyof typeof feeds]

/**
 * A page of authors who post often, only keys: reads everybody's posts and skips others'. Null if that would read too
 * many, or if the authors are so few that a merge costs less.
 */
export async function readScanned(
  feed: Feed,
  { all, among }: FeedAuthors,
  request: PageRequest,
): Promise<Page<PostKey> | null> {
  if (all && all.length <= fewerThanAScan) return null
  const query = { ...common(feed, request), filter: { top: 1 }, hint: feed.ofAll, projection: feed.key }
  const keep = async (posts: readonly PostKey[]) => {
    const authors = await among([...new Set(posts.map(({ authorId }) => authorId))])
    return posts.filter(({ authorId }) => authors.has(authorId))
  }
  const maxRows = all ? Math.min(mostScanned, all.length) : mostAsked
  const page = await scanPage<PostKey>(query, keep, { maxRows, givesUpEarly: true })
  return page.gaveUp ? null : page
}

/** A page of any authors: merges pages of up to 200 of them each; of up to 200 in all it returns whole posts. */
export async function readMerged(feed: Feed, authors: readonly string[], request: PageRequest): Promise<Page<PostKey>> {
  if (authors.length <= authorsInOneMerge) return keysetPage<PostRow>(ofAuthors(feed, authors, request))
  const merges = Math.ceil(authors.length / authorsInOneMerge)
  // Alike in size: the page waits for the largest.
  const size = Math.ceil(authors.length / merges)
  const parts = Array.from({ length: merges }, (_, index) => authors.slice(index * size, (index + 1) * size))
  const pages = await pLimit(mergesAtOnce).map(parts, (part) => readKeys(feed, part, request))
  const compare = inReadingOrder(request)
  const rows = pages.flatMap((page) => page.rows).sort((a, b) => compare(feed.positionOf(a), feed.positionOf(b)))
  const merged = cutPage(rows, request.first, feed.positionOf)
  return { ...merged, hasMore: merged.hasMore || pages.some((page) => page.hasMore) }
}

/** A page of up to 200 authors' posts, only their keys. */
export function readKeys(feed: Feed, authors: readonly string[], request: PageRequest): Promise<Page<PostKey>> {
  return keysetPage({ ...ofAuthors<PostKey>(feed, authors, request), projection: feed.key })
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
