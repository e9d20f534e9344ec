import { type Context, requireViewer } from '../context.ts'
import { fullPage } from '../db/fullPage.ts'
import type { Page, PageRequest, Placed } from '../db/keyset.ts'
import { findByIds } from '../db/read.ts'
import { followedWhoPosted, latestFollowed } from '../follows/follows.read.ts'
import type { PostRow } from '../posts/post.row.ts'
import { hydratePosts, hydrateRead } from '../posts/posts.hydration.ts'
import { type Feed, feeds } from './feedOrders.ts'
import { authorsInOneMerge, mergedPage } from './mergedPage.ts'
import type { PostKey } from './postKey.ts'

export type FeedFilter = keyof typeof feeds

/**
 * Home: the posts of the viewer and of followed accounts, newest or most liked first. Whose posts the page may have is
 * found first, then their posts are merged, and those that the viewer may see are hydrated (README.md in this folder). In
 * TRENDING a post whose likes change may appear twice or not at all. Throws as `requireViewer`.
 */
export async function feedPage(ctx: Context, filter: FeedFilter, request: PageRequest): Promise<Page<Placed<PostRow>>> {
  const { id } = requireViewer(ctx)
  const feed = feeds[filter]
  // How new an author's posts are says nothing about the other end of Latest, and nothing about likes.
  const isNewestFirst = filter === 'LATEST' && !request.isBackward
  return fullPage(request, {
    read: (part) => (isNewestFirst ? latestPage(id, part) : pageOfAll(feed, id, part)),
    show: (found) => placed(ctx, feed, found),
    positionOf: ({ position }) => position,
  })
}

/**
 * A page of Latest from those who posted last: all authors, or as many as one merge takes. If one of the others may have a
 * post on the page, it is read again from all who posted since its end.
 */
async function latestPage(viewerId: string, part: PageRequest): Promise<Page<PostKey | PostRow>> {
  const followed = await latestFollowed(viewerId, authorsInOneMerge - 1)
  const page = await mergedPage(feeds.LATEST, [viewerId, ...followed.map(({ id }) => id)], part)
  const last = followed[authorsInOneMerge - 2]
  if (!last) return page
  const end = page.hasMore ? page.end?.at : part.until?.at
  if (end && last.newestBy < end.getTime()) return page
  return mergedPage(feeds.LATEST, [viewerId, ...(await followedWhoPosted(viewerId, end))], part)
}

async function pageOfAll(feed: Feed, viewerId: string, part: PageRequest): Promise<Page<PostKey | PostRow>> {
  return mergedPage(feed, [viewerId, ...(await followedWhoPosted(viewerId))], part)
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
